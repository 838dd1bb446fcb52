import { z } from 'zod';

/** One withdrawal that a client asks for (RX-14). `personnummer` is the patient's, or the keeper's of an animal. */
export const wantedItem = z
  .strictObject({
    antal: z.int().min(0).max(99),
    articleid: z.string().max(20),
    djur: z.boolean(),
    ejByte: z.boolean(),
    ordinationsId: z.string().max(60),
    personnummer: z.string().max(20),
  })
  .meta({
    example: {
      antal: 1,
      articleid: '710003',
      djur: false,
      ejByte: false,
      ordinationsId: 'human-1-2',
      personnummer: '198507099805',
    },
  });
export type WantedItem = z.infer<typeof wantedItem>;
