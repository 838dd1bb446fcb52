import { z } from 'zod';

const text = z.string().min(1).max(64);
const personnummer = z.string().regex(/^[1-9]\d{11}$/);
const part = z.strictObject({ personnummer, namn: z.string().min(1).max(100) });

/** The body of POST /fullmakt/lista. */
export const warrantsQuery = z.strictObject({ apotek: text, personnummer });

/** The body of POST /fullmakt/registrera. The id is the idempotency key: the same id gets the same answer. */
export const warrantRegistration = z.strictObject({
  apotek: text,
  fullmaktsId: z.uuid(),
  givare: part,
  tagare: part,
  /** The child for whom the holder acts. Null for the giver. */
  barn: part.nullable(),
});

/** The body of POST /fullmakt/svara. */
export const warrantReply = z.strictObject({
  apotek: text,
  fullmaktsId: z.uuid(),
  tagare: personnummer,
  accepterar: z.boolean(),
});

/** The body of POST /fullmakt/avsluta. The person is the giver or the holder. */
export const warrantEnding = z.strictObject({ apotek: text, fullmaktsId: z.uuid(), personnummer });

const warrantBody = z.object({
  fullmaktsId: z.uuid(),
  givare: part,
  tagare: part,
  barn: part.nullable(),
  registrerad: z.iso.date(),
  accepterasSenast: z.iso.date(),
  gallerTill: z.iso.date(),
  status: z.enum(['vantar', 'accepterad', 'nekad', 'avslutad']),
  /** Null unless the status is "avslutad". */
  avslutadAv: z.enum(['givare', 'tagare', 'avliden', 'skyddade-uppgifter', 'vardnad']).nullable(),
});

export const warrantsAnswer = z.object({ personnummer, fullmakter: z.array(warrantBody).max(500) });

/** The answer to a registration, a reply and an ending. */
export const warrantChanged = z.object({
  fullmaktsId: z.string(),
  /** Why it was refused. Null otherwise. */
  skal: z
    .enum([
      'finns-redan',
      'skyddade-uppgifter',
      'ej-folkbokford',
      'avliden',
      'ej-vardnadshavare',
      'for-sent',
      'avslutad',
      'okand',
    ])
    .nullable(),
  /** The warrant after the change. Null when it was refused. */
  fullmakt: warrantBody.nullable(),
});

export type WarrantBody = z.infer<typeof warrantBody>;
export type WarrantRegistrationBody = z.infer<typeof warrantRegistration>;
export type WarrantChangedBody = z.infer<typeof warrantChanged>;
