import { z } from 'zod';

import type { Settlement } from '../../../domain/books/index.js';
import { ReportUnusable } from '../adyen/payment-reports.js';
import { readReference } from '../adyen/reference.js';

/** A payout of the finance company. A credit note is negative. `net` tells a whole settlement from a cut one. */
export const settlementAnswer = z.object({
  number: z.int().min(1),
  paidOn: z.iso.date(),
  net: z.int(),
  entries: z.array(
    z.object({
      merchantReference: z.uuid(),
      reference: z.string().max(120).nullable(),
      amount: z.int(),
      fee: z.int().min(0),
    }),
  ),
});

/** @throws ReportUnusable */
export function readSettlement(
  { number: about, paidOn, net, entries }: z.infer<typeof settlementAnswer>,
  number: number,
): Settlement {
  const sum = entries.reduce((all, { amount, fee }) => all + amount - fee, 0);
  if (about !== number || sum !== net)
    throw new ReportUnusable(`settlement ${number}`, 'of the finance company does not add up to its payout');
  const lines = entries.map(({ merchantReference: paymentId, reference, amount: gross, fee }) => {
    const { modificationId } = readReference(reference ?? '');
    return { paymentId, modificationId, gross, fee };
  });
  return { partner: 'finance', number, paidOn, lines };
}
