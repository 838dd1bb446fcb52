import { z } from 'zod';

const persons = z.array(z.string()).default([]);

/** The unknown and protected persons of the simulated register, and its faults. */
export const scriptSettings = z.strictObject({
  unknown: persons,
  /** Persons whom the register marks as confidential (sekretessmarkering). */
  confidential: persons,
  /** Persons whose address the register hides (skyddad folkbokföring). */
  protected: persons,
  /** The fault of calls: 500, 429, text instead of JSON, or another person's address. */
  fault: z.enum(['down', 'busy', 'garbage', 'somebody-else']).nullable().default(null),
  /** The number of calls with the fault. Null for all calls. */
  times: z.number().int().min(1).nullable().default(null),
  /** The delay of each call (ms). */
  delayMs: z.number().int().min(0).max(60_000).default(0),
});
export type ScriptSettings = z.infer<typeof scriptSettings>;
