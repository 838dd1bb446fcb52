import { z } from 'zod';

/** How the simulated verification system fails. */
export const scriptSettings = z.strictObject({
  /**
   * How calls fail: status 500 without effect, a cut connection after the effect, status 429, text instead of JSON, or an
   * answer about another pack. Null when they succeed.
   */
  fault: z.enum(['down', 'lost-answer', 'busy', 'garbage', 'another-pack']).nullable().default(null),
  /** The number of calls that fail. Null when all of them fail. */
  times: z.number().int().min(1).nullable().default(null),
  /** The share of calls that fail, from 0 to 1. */
  rate: z.number().min(0).max(1).default(1),
});
export type ScriptSettings = z.infer<typeof scriptSettings>;
