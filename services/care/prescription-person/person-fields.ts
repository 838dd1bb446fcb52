import { z } from 'zod';

import { accountSchema } from '../high-cost/calls/account-fields.js';

const consents = z.strictObject({ givare: z.boolean(), tagare: z.boolean(), vardnadshavare: z.boolean() });

/** RX-15: the person of prescriptions, as clients know it (docs/prescription-calls.md). */
export const personSchema = z
  .strictObject({
    personNr: z.string(),
    userName: z.string(),
    samtyckeRRD: consents,
    hkdbKonto: accountSchema.nullable(),
  })
  .meta({ id: 'Receptperson' });

/**
 * RX-11: the person with changed consents, as a client sends it back. Only the number and the consents count: names and
 * account of the browser are not believed.
 */
export const changedPerson = z.strictObject({
  personNr: z.string().max(20),
  userName: z.string().max(200).nullish(),
  samtyckeRRD: consents.partial(),
  hkdbKonto: z.looseObject({}).nullish(),
});
export type ChangedPerson = z.infer<typeof changedPerson>;

export const savedSchema = z.strictObject({ status: z.literal('ok') });
