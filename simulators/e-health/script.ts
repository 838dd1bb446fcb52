import { z } from 'zod';

/** How the simulated service fails. */
export const scriptSettings = z.strictObject({
  /**
   * How calls fail: status 500, status 429, status 503 of a closed service, text instead of JSON, another person's
   * data, something twice, a prescription or purchase without its date, sums that the purchases do not have, a
   * connection that is cut after the effect, or a list whose last prescription is not written yet. Null when they succeed.
   */
  fault: z
    .enum([
      'down',
      'busy',
      'closed',
      'garbage',
      'somebody-else',
      'doubled',
      'without-dates',
      'untied',
      'lost-answer',
      'unwritten',
    ])
    .nullable()
    .default(null),
  /** Whether the status call alone says that the service is closed. All other calls are answered. */
  saysClosed: z.boolean().default(false),
  /** The number of calls that fail. Null when all of them fail. */
  times: z.number().int().min(1).nullable().default(null),
  /** The share of the calls that fail, from 0 to 1. */
  rate: z.number().min(0).max(1).default(1),
  /** Which calls alone fail: the reports of dispensing, or the registrations of warrants. Null when all may. */
  only: z.enum(['reports', 'registrations']).nullable().default(null),
  /** The delay of each call, in milliseconds. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** Article numbers of products that no pharmacy can get, beside those that nobody ever can. */
  notToBeHad: z.array(z.string()).default([]),
  /** Persons whose data is confidential, so that no warrant may name them. */
  protectedPersons: z.array(z.string()).default([]),
  /** Persons who have died. */
  deceased: z.array(z.string()).default([]),
  /** Guardianships that ended in the population register. */
  endedGuardianships: z.array(z.strictObject({ guardian: z.string(), child: z.string() })).default([]),
});
export type ScriptSettings = z.infer<typeof scriptSettings>;
