import { booked } from './ledger.js';
import type { SimulatedPayment, SimulatorRecord, StoredCardRecord } from './state.js';
import type { Verdict } from './cards/test-cards.js';
import { newPspReference, webhook, type Outcome, type World } from './world.js';

/**
 * Ends the authorisation with this verdict. It returns the new state of the payment, the response and the AUTHORISATION
 * webhook.
 */
export function decideAuthorisation(world: World, payment: SimulatedPayment, verdict: Verdict): Outcome {
  return verdict.resultCode === 'Authorised' ? authorise(world, payment) : refuse(world, payment, verdict);
}

function authorise(world: World, payment: SimulatedPayment): Outcome {
  // For Swish and Trustly, the authorisation already captures the money (CHK-05).
  const captured = payment.method === 'swish' || payment.method === 'trustly' ? payment.value : 0;
  const { records, additionalData } = storeCard(payment);
  return {
    status: 200,
    body: { ...adyenBody(payment), resultCode: 'Authorised', ...(records.length > 0 ? { additionalData } : {}) },
    records: [
      { type: 'payment', payment: { ...payment, status: 'authorised', captured, store: null } },
      ...booked(world, payment, ['Received', 'Authorised', ...(captured > 0 ? (['SentForSettle'] as const) : [])]),
      ...records,
      webhook(world, payment, 'AUTHORISATION', true, { additionalData }),
    ],
  };
}

function refuse(world: World, payment: SimulatedPayment, verdict: Verdict): Outcome {
  const status = verdict.resultCode === 'Cancelled' ? 'cancelled' : 'refused';
  return {
    status: 200,
    body: { ...adyenBody(payment), ...verdict },
    records: [
      { type: 'payment', payment: { ...payment, status, store: null } },
      ...booked(world, payment, ['Received', status === 'cancelled' ? 'Cancelled' : 'Refused']),
      webhook(world, payment, 'AUTHORISATION', false, { reason: verdict.refusalReason }),
    ],
  };
}

function storeCard({ store }: SimulatedPayment): {
  records: SimulatorRecord[];
  additionalData: Record<string, string>;
} {
  if (!store) return { records: [], additionalData: {} };
  const card: StoredCardRecord = { ...store.card, id: newPspReference(), shopperReference: store.shopperReference };
  return {
    records: [{ type: 'card-stored', card }],
    additionalData: {
      'tokenization.storedPaymentMethodId': card.id,
      'tokenization.shopperReference': card.shopperReference,
      'tokenization.store.operationType': 'created',
    },
  };
}

export function adyenBody(payment: SimulatedPayment): object {
  return {
    pspReference: payment.pspReference,
    merchantReference: payment.reference,
    amount: { value: payment.value, currency: payment.currency },
    paymentMethod: { type: payment.method, brand: payment.brand },
  };
}
