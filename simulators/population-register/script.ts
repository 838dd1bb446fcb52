import { z } from 'zod';

const persons = z.array(z.string()).default([]);

/** Whom the simulated register does not know or protects, and how it misbehaves until told otherwise. */
export const scriptSettings = z.strictObject({
  unknown: persons,
  /** Sekretessmarkering. */
  confidential: persons,
  /** Skyddad folkbokföring. */
  protected: persons,
  /** Calls answer this: 500, 429, words instead of JSON, or another person's address. */
  fault: z.enum(['down', 'busy', 'garbage', 'somebody-else']).nullable().default(null),
  /** So many calls misbehave, then it is well again; null: all of them. */
  times: z.number().int().min(1).nullable().default(null),
  /** Each call waits this long (ms). */
  delayMs: z.number().int().min(0).max(60_000).default(0),
});
export type ScriptSettings = z.infer<typeof scriptSettings>;
