import { z } from 'zod';

import { FIRST_PERIOD } from '../../../domain/high-cost-account/ladder/index.js';

const date = z.iso.date();
const text = z.string().min(1).max(200);
const ore = z.number().int().min(0).max(100_000_000);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** The body of POST /hogkostnad. */
export const accountQuery = z.strictObject({ apotek: text, personnummer: z.string().regex(/^[1-9]\d{11}$/) });

/** A person's account in the high-cost database. Sums are öre. No price is computed from a sum that is not certain. */
export const accountAnswer = z.object({
  personnummer: z.string(),
  folkbokford: z.boolean(),
  ansluten: z.boolean(),
  period: z
    .object({
      start: date.refine((start) => start >= FIRST_PERIOD),
      slut: date,
      ackumulerat: ore,
      egenavgift: ore,
      frikortFran: date.nullable(),
    })
    .refine(({ start, slut }) => start <= slut)
    .nullable(),
  transaktioner: z
    .array(
      z.object({
        transaktionsId: z.string().min(1).max(64),
        datum: date,
        periodStart: date,
        forman: ore,
        egenavgift: ore,
        apotek: z.object({ namn: text, ort: text }),
      }),
    )
    .max(5_000),
});

/** The body of POST /prislista. It names a month and no product, so it tells nothing of a person. */
export const pricesQuery = z.strictObject({ apotek: text, manad: month });

/** The prices of a month, and which products can be had in it. */
export const pricesAnswer = z.object({
  manad: month,
  varor: z
    .array(
      z.object({
        varunummer: z.string().regex(/^\d{6}$/),
        pris: ore.min(1),
        klass: z.enum(['lakemedel', 'preventivmedel', 'insulin', 'forbrukning', 'stomi', 'livsmedel', 'utanfor']),
        tillganglig: z.boolean(),
      }),
    )
    .max(100_000),
});

export type AccountAnswer = z.infer<typeof accountAnswer>;
export type PricesAnswer = z.infer<typeof pricesAnswer>;
