import { z } from 'zod';

const date = z.iso.date();
const text = z.string().min(1).max(300);
const count = z.number().int().min(0).max(9_999);

const article = z.object({
  varunummer: z.string().regex(/^\d{6}$/),
  namn: text,
  form: text,
  styrka: text,
  forpackning: text,
  rang: count,
});

/**
 * One prescription of the list. A status that we do not know is still read: the shop shows it as unknown. Times and
 * numbers are strict, because a wrong one could let a patient take a medicine too early.
 */
const ordination = z.object({
  ordinationsId: z.string().min(1).max(64),
  receptStatus: z.string().max(64).nullable(),
  statuskod: z.number().int().nullable(),
  forskrivningsDatum: date,
  giltighetsDatum: date,
  uttag: z.object({
    antal: count,
    kvar: count,
    senaste: date.nullable(),
    forstaFore: date.nullable(),
    startforpackning: z.boolean(),
    helforpackningFran: date.nullable(),
    dagarPerUttag: count.min(1).nullable(),
    forpackningarPerUttag: count.min(1),
  }),
  intervall: z.object({ antal: count.min(1), enhet: z.enum(['dag', 'vecka', 'manad']) }).nullable(),
  format: z.enum(['elektroniskt', 'papper']),
  dos: z.boolean(),
  dosforpackning: z.boolean(),
  andamal: text.nullable(),
  dosering: text,
  kedjeId: z.string().max(64).nullable(),
  forman: z.boolean(),
  narkotika: z.boolean(),
  utbyteTillatet: z.boolean(),
  artikel: article,
  utbytbara: z.array(article).max(50),
  billigast: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  forskrivare: z.object({
    namn: text,
    kategori: z.enum([
      'lakare',
      'lakare-at',
      'tandlakare',
      'veterinar',
      'barnmorska',
      'sjukskoterska',
      'farmaceut',
      'ovrig',
    ]),
  }),
  djur: z.object({ namn: text, art: text }).nullable(),
});

/** The body of POST /receptlista. The person number is in the body, because servers on the way log URLs. */
export const listQuery = z.strictObject({
  apotek: z.string().min(1),
  personnummer: z.string().regex(/^[1-9]\d{11}$/),
  typ: z.enum(['human', 'djur']),
});
export const listAnswer = z.object({
  personnummer: z.string(),
  folkbokford: z.boolean(),
  ordinationer: z.array(ordination).max(1_000),
});
/** The answer of GET /status. */
export const statusAnswer = z.object({ status: z.literal('oppen') });

export type ListAnswer = z.infer<typeof listAnswer>;
export type Ordination = z.infer<typeof ordination>;
