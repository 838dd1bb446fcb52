import { formatKronor, type Ore } from '../../../domain/kernel/index.js';
import type { PlacedOrder } from '../../../domain/order/index.js';
import { isBilled } from '../../../domain/payment/index.js';

type Paid = Pick<PlacedOrder, 'paymentMethod' | 'placedAt'>;

/** An invoice may not be paid yet, so its money goes back as a lower sum to pay (CHK-14). */
export function isInvoiced({ paymentMethod, placedAt }: Paid): boolean {
  return isBilled(paymentMethod, placedAt);
}

const PAID_INVOICE = 'Har du redan betalat fakturan får du tillbaka det du har betalat för mycket.';

/** What the shop does with money that goes back after the goods were sent. */
export function paysBackText(paid: Paid, amount: Ore): string {
  return isInvoiced(paid)
    ? `Vi drar av ${formatKronor(amount)} från fakturan. ${PAID_INVOICE}`
    : `Vi betalar tillbaka ${formatKronor(amount)} samma väg som du betalade.`;
}

/** The same for money that may only be reserved, or an invoice that may not be sent yet. */
export function goesBackText(paid: Paid, amount: Ore): string {
  return isInvoiced(paid)
    ? `${formatKronor(amount)} dras av från fakturan. Är inget kvar att betala får du ingen faktura. ${PAID_INVOICE}`
    : `${formatKronor(amount)} går tillbaka samma väg som du betalade. Var det bara reserverat släpps reservationen.`;
}
