import { z } from 'zod';

import { warrantTexts as texts } from './texts.js';

/** RX-15: a warrant that a person holds, as clients know it (docs/prescription-calls.md). */
const warrant = z.strictObject({
  fullmaktsId: z.string(),
  giltig: z.boolean(),
  /** The person for whom the holder acts: the giver, or a child of the giver. */
  personnummer: z.string(),
  registreringsdatum: z.iso.date(),
});
export const warrantsSchema = z.strictObject({ fullmakter: z.array(warrant) });
/** RX-18: how many are new since the last visit. */
export const newsSchema = z.strictObject({ antal: z.number().int() });
export const changedSchema = z.strictObject({ status: z.literal('ok'), fullmaktsId: z.string() });

const EXAMPLE_ID = '5f0e1d2c-0000-4000-8000-000000000002';
const personnummer = z.string().max(20, texts.holder);
const fullmaktsId = z.uuid('fullmaktsId ska vara ett UUID.').meta({ example: EXAMPLE_ID });

export const givenForm = z
  .strictObject({
    /** The holder. */
    personnummer,
    namn: z.string().trim().min(1, texts.holderName).max(100, texts.holderName),
    /** The person number of the child for whom the holder shall act. Absent or empty for the customer. */
    barn: personnummer.optional(),
  })
  .meta({ example: { personnummer: '198507099813', namn: 'Nils Sandberg' } });
export const answeredForm = z
  .strictObject({ fullmaktsId, samtycke: z.enum(['true', 'false'], texts.answer) })
  .meta({ example: { fullmaktsId: EXAMPLE_ID, samtycke: 'true' } });
export const endedForm = z.strictObject({ fullmaktsId }).meta({ example: { fullmaktsId: EXAMPLE_ID } });
