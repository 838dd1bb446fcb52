import { z } from 'zod';

const persons = z.array(z.string()).default([]);

/** How the simulated register behaves: which persons are unknown or protected, and how its calls fail. */
export const scriptSettings = z.strictObject({
  unknown: persons,
  /** Persons whose data the register marks as confidential (sekretessmarkering). */
  confidential: persons,
  /** Persons whose address the register hides (skyddad folkbokföring). */
  protected: persons,
  /** Persons whom the register has taken out, because they have died. */
  deceased: persons,
  /**
   * How calls fail: status 500, status 429, text instead of JSON, or another person's address. Null when they succeed.
   */
  fault: z.enum(['down', 'busy', 'garbage', 'somebody-else']).nullable().default(null),
  /** The number of calls that fail. Null when all of them fail. */
  times: z.number().int().min(1).nullable().default(null),
  /** The delay of each call, in milliseconds. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
});
export type ScriptSettings = z.infer<typeof scriptSettings>;
