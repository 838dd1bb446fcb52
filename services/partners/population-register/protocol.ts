import { z } from 'zod';

/** Our identity as agreed with the register: the customer and the granted assignment. */
export interface Assignment {
  readonly kundNr: string;
  readonly uppdragId: string;
}

const yesNo = z.enum(['JA', 'NEJ']);
const swedishAddress = z.object({
  careOf: z.string().min(1).max(35).optional(),
  utdelningsadress1: z.string().min(1).max(35).optional(),
  utdelningsadress2: z.string().min(1).max(35).optional(),
  postNr: z.string().regex(/^[1-9]\d{4}$/),
  postort: z.string().min(1).max(27),
});

/** The body of POST /personsok. The person number is in the body, because servers on the way log URLs. */
export const personQuery = z.strictObject({
  identifieringsInformation: z.strictObject({ kundNr: z.string().min(1), uppdragId: z.string().min(1) }),
  personId: z.strictObject({ idNummer: z.string().regex(/^[1-9]\d{11}$/), typ: z.literal('PERSONNUMMER') }),
});

/**
 * Contains at most one person, and none when the register does not know them. For a protected person the fields after
 * the two protection flags are absent.
 */
export const personAnswer = z.object({
  aviseringsposter: z
    .array(
      z.object({
        personId: z.object({ idNummer: z.string(), typ: z.string() }),
        sekretessmarkering: yesNo,
        skyddadFolkbokforing: yesNo,
        /** Why the person is not registered any more. Absent for who is. */
        avregistrering: z.object({ orsakskod: z.string() }).optional(),
        folkbokforingsadresser: z.array(z.object({ svenskAdress: swedishAddress })).default([]),
      }),
    )
    .max(1),
});
export type PersonAnswer = z.infer<typeof personAnswer>;
export type SwedishAddress = z.infer<typeof swedishAddress>;
