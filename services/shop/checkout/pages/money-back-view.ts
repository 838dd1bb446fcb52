import {
  ruleOfMethod,
  type Difference,
  type PaymentState,
  type Refund,
  type Reversal,
} from '../../../../domain/payment/index.js';
import type { MoneyBackState, MoneyBackView } from '../../payment/contract.js';

/**
 * Lists the refunds and reversals of a payment, in the order of their requests, and then money that the payment cannot
 * give back.
 */
export function moneyBackView({ started, refunds, reversals, differences }: PaymentState): readonly MoneyBackView[] {
  const reversed = started?.capture === 'at-once' ? 'refund' : 'reservation';
  const byInvoice = started && ruleOfMethod(started.method, started.startedAt)?.partner === 'finance';
  return [
    ...refunds.flatMap((refund) => shown(byInvoice ? 'credit-note' : 'refund', refund)),
    ...reversals.flatMap((reversal) => shown(reversed, reversal)),
    ...differences.flatMap(notGiven),
  ];
}

/** The final status decides whether the money was refunded or only its reservation released. */
const GIVEN: Readonly<Partial<Record<(Refund | Reversal)['status'], MoneyBackView['kind']>>> = {
  'paid-out': 'refund',
  released: 'reservation',
};

function shown(kind: MoneyBackView['kind'], { amount, ...asked }: Refund | Reversal): readonly MoneyBackView[] {
  const state = stateOf(asked);
  return state ? [{ kind: GIVEN[asked.status] ?? kind, amount, state }] : [];
}

function stateOf({ status, retryAt }: Pick<Refund | Reversal, 'status' | 'retryAt'>): MoneyBackState | null {
  switch (status) {
    case 'waiting':
      return 'asked';
    case 'requested':
      return 'sent';
    case 'failed':
      return retryAt === null ? 'failed' : 'asked';
    case 'refunded':
    case 'reversed':
    case 'released':
    case 'paid-out':
      return 'paid-back';
    case 'closed':
      return 'closed';
    // The shopper sees nothing of it, because nothing was captured and only the reservation is released.
    case 'dropped':
      return null;
  }
}

/** Lists money that the order owes the shopper, but that the payment cannot refund. Staff must handle it. */
function notGiven({ source, record, closed }: Difference): readonly MoneyBackView[] {
  const isOwed = source === 'order' && record === 'refund';
  return isOwed ? [{ kind: 'refund', amount: null, state: closed ? 'closed' : 'failed' }] : [];
}
