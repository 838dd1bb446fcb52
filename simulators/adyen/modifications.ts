import { unknownPayment } from './adyen-error.js';
import { checkLineItems, type BilledLine } from './line-items.js';
import { booked, type RecordType } from './ledger.js';
import type { SimulatedPayment, SimulatorRecord } from './state.js';
import { newPspReference, webhook, type Outcome, type World } from './world.js';

interface Asked {
  readonly value: number;
  readonly reference: string | undefined;
  readonly lineItems?: readonly BilledLine[] | undefined;
}

/** Captures a payment. Adyen responds 201 to any capture, and sends its result by webhook. */
export function capture(world: World, pspReference: string, asked: Asked): Outcome {
  const payment = find(world, pspReference);
  checkKlarna(payment, asked);
  const reason =
    payment.status !== 'authorised'
      ? 'Transaction not in authorised state'
      : payment.captured + asked.value > payment.value
        ? 'Insufficient balance on payment'
        : null;
  const after = { ...payment, captured: payment.captured + asked.value };
  return modify(world, payment, {
    eventCode: 'CAPTURE',
    kind: 'captures',
    entries: ['SentForSettle'],
    asked,
    reason,
    after,
    failsLater: world.faults.strikes('failedCaptures'),
  });
}

export function refund(world: World, pspReference: string, asked: Asked): Outcome {
  const payment = find(world, pspReference);
  checkKlarna(payment, asked);
  const reason = payment.refunded + asked.value > payment.captured ? 'Insufficient balance on payment' : null;
  const after = { ...payment, refunded: payment.refunded + asked.value };
  return modify(world, payment, {
    eventCode: 'REFUND',
    kind: 'refunds',
    entries: ['SentForRefund'],
    asked,
    reason,
    after,
    failsLater: world.faults.strikes('failedRefunds'),
  });
}

/**
 * Cancels a payment that the shop names by its own reference. Captured money, as with Swish, cannot be cancelled but
 * only refunded.
 */
export function cancelByReference(world: World, paymentReference: string, reference: string | undefined): Outcome {
  const payment = find(world, world.state.byReference.get(paymentReference) ?? '');
  const reason =
    payment.status !== 'authorised'
      ? 'Transaction not in authorised state'
      : payment.captured > 0
        ? 'Transaction already captured'
        : null;
  const asked = { value: payment.value, reference };
  return modify(world, payment, {
    eventCode: 'TECHNICAL_CANCEL',
    kind: 'cancels',
    entries: ['Cancelled'],
    asked,
    reason,
    after: { ...payment, status: 'cancelled' },
    failsLater: false,
  });
}

/**
 * Cancels what is not captured of a payment, as Adyen does where several captures of a payment are allowed. Captured
 * money stays.
 */
export function cancelRest(world: World, pspReference: string, reference: string | undefined): Outcome {
  const payment = find(world, pspReference);
  const { status, value, captured } = payment;
  const reason =
    status !== 'authorised'
      ? 'Transaction not in authorised state'
      : captured >= value
        ? 'Nothing is left to cancel'
        : null;
  return modify(world, payment, {
    eventCode: 'CANCELLATION',
    kind: 'cancels',
    entries: ['Cancelled'],
    asked: { value: value - captured, reference },
    reason,
    after: captured > 0 ? { ...payment, value: captured } : { ...payment, status: 'cancelled' },
    failsLater: false,
  });
}

/** Reverses a payment. It cancels a reservation, or refunds what was captured. */
export function reverse(world: World, pspReference: string, reference: string | undefined): Outcome {
  const payment = find(world, pspReference);
  const { status, captured, refunded } = payment;
  const left = captured - refunded;
  const reason =
    status !== 'authorised'
      ? 'Transaction not in authorised state'
      : captured > 0 && left === 0
        ? 'Insufficient balance on payment'
        : null;
  return modify(world, payment, {
    eventCode: 'CANCEL_OR_REFUND',
    kind: 'reversals',
    entries: [captured > 0 ? 'SentForRefund' : 'Cancelled'],
    asked: { value: captured > 0 ? left : payment.value, reference },
    reason,
    after: captured > 0 ? { ...payment, refunded: captured } : { ...payment, status: 'cancelled' },
    failsLater: false,
    additionalData: { 'modification.action': captured > 0 ? 'refund' : 'cancel' },
  });
}

interface Modification {
  readonly eventCode: 'CAPTURE' | 'REFUND' | 'TECHNICAL_CANCEL' | 'CANCEL_OR_REFUND' | 'CANCELLATION';
  readonly kind: 'captures' | 'refunds' | 'cancels' | 'reversals';
  readonly asked: Asked;
  /** The records of the operation in the daily report, if it succeeds. */
  readonly entries: readonly RecordType[];
  /** Why the operation fails. Null when it succeeds. */
  readonly reason: string | null;
  readonly after: SimulatedPayment;
  readonly failsLater: boolean;
  readonly additionalData?: Readonly<Record<string, string>>;
}

function modify(
  world: World,
  payment: SimulatedPayment,
  { eventCode, kind, asked, entries, reason, after, failsLater, additionalData = {} }: Modification,
): Outcome {
  const pspReference = newPspReference();
  const common = {
    pspReference,
    originalReference: payment.pspReference,
    merchantReference: asked.reference ?? payment.reference,
    value: asked.value,
    additionalData,
  };
  const failure: RecordType = eventCode === 'CAPTURE' ? 'CaptureFailed' : 'RefundFailed';
  // Adyen reports failed operations not here but in another report, "modifications not processed".
  const booking = reason === null ? [...entries, ...(failsLater ? [failure] : [])] : [];
  const records: SimulatorRecord[] = [...booked(world, payment, booking, common)];
  if (reason === null && !failsLater) records.push({ type: 'payment', payment: after });
  records.push(webhook(world, payment, eventCode, reason === null, { ...common, reason: reason ?? '' }));
  if (reason === null && failsLater)
    records.push(
      webhook(world, payment, `${eventCode}_FAILED`, true, { ...common, reason: 'Rejected by the acquirer' }),
    );
  return {
    status: 201,
    body: {
      merchantAccount: world.merchantAccount,
      paymentPspReference: payment.pspReference,
      pspReference,
      reference: asked.reference ?? payment.reference,
      status: 'received',
      ...(kind === 'cancels' || kind === 'reversals'
        ? {}
        : { amount: { value: asked.value, currency: payment.currency } }),
    },
    records,
  };
}

/** Klarna takes a capture or a refund only with the lines that it is for. */
function checkKlarna({ method }: SimulatedPayment, { value, lineItems }: Asked): void {
  if (method.startsWith('klarna')) checkLineItems(lineItems, value);
}

function find(world: World, pspReference: string): SimulatedPayment {
  const payment = world.state.payments.get(pspReference);
  if (!payment) throw unknownPayment;
  return payment;
}
