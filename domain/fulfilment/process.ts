import type { ProcessCommand, PurchaseProcess } from '../checkout/process-command.js';
import { UnexpectedPhase, type RecordedEvent } from '../kernel/index.js';
import type {
  ItemsReturned,
  OrderCancelled,
  OrderDispatched,
  OrderEvent,
  OrderPlaced,
  OrderState,
  PlacedOrder,
  SentParcel,
  StaffRefundGiven,
} from '../order/index.js';
import { earnsPoints } from '../pricing/index.js';

type Order = OrderPlaced['data'];

/** Moves money and points after a dispatch, a cancellation or a return. */
export const fulfilmentProcess: PurchaseProcess = {
  name: 'fulfilment',
  kinds: ['order'],
  eventTypes: ['OrderDispatched', 'OrderCancelled', 'ItemsReturned', 'StaffRefundGiven'] satisfies OrderEvent['type'][],
  react(happening) {
    const { slice, state, event } = happening;
    if (slice !== 'order') throw new UnexpectedPhase(event.type, `a ${slice}, not an order`);
    return onOrder(state, event);
  },
};

function onOrder({ order, parcels, phase }: OrderState, event: RecordedEvent<OrderEvent>): readonly ProcessCommand[] {
  if (!order) throw new UnexpectedPhase(event.type, phase);
  switch (event.type) {
    case 'OrderDispatched':
      return [...capture(order, event), ...earnPoints(order, event)];
    case 'OrderCancelled':
      return [giveUpPayment(order, event)];
    case 'ItemsReturned':
      return [...refund(order, event), ...reversePoints(order, parcels, event)];
    case 'StaffRefundGiven':
      return [payBack(order, event)];
    case 'OrderPlaced':
    case 'OrderGivenUp':
    case 'OrderConfirmed':
    case 'OrderFailed':
    case 'OrderDelivered':
    case 'OrderNotDelivered':
    case 'DeliveryDelayed':
    case 'OrderStepRepeated':
    case 'CancellationRequested':
    case 'CancellationAnswered':
    case 'WithdrawalNotified':
    case 'ReturnAwaited':
    case 'StaffRefundProposed':
    case 'StaffRefundDeclined':
    case 'WithdrawalStopped':
    case 'WithdrawalDeclined':
    case 'ReturnLabelled':
    case 'ReturnReceived':
    case 'ReturnInspected':
    case 'ComplaintMade':
    case 'ComplaintAccepted':
    case 'ComplaintRefunded':
    case 'ComplaintReopened':
    case 'ReplacementOrdered':
    case 'ReplacementSent':
    case 'ComplaintDeclined':
      return [];
  }
}

/**
 * Requests the capture of the parcel's money, whatever the payment method. The payment refuses it when its money is
 * already captured.
 */
function capture(
  { paymentId, totals }: Order,
  { eventId, data }: RecordedEvent<OrderDispatched>,
): readonly ProcessCommand[] {
  const amount = data.due ?? totals.total;
  if (amount === 0) return [];
  const command = {
    type: 'RequestCapture',
    captureId: eventId,
    amount,
    requestedAt: data.dispatchedAt,
  } as const;
  return [{ slice: 'payment', key: paymentId, command }];
}

function earnPoints(
  { orderId, memberId, totals }: Order,
  { eventId, data }: RecordedEvent<OrderDispatched>,
): readonly ProcessCommand[] {
  const basis = data.pointsBasis ?? totals.pointsBasis;
  if (!memberId || basis === 0) return [];
  const { parcelId, dispatchedOn: on } = data;
  const command = { type: 'EarnPoints', orderId, parcelId, lotId: eventId, basis, on } as const;
  return [{ slice: 'member', key: memberId, command }];
}

/** Cancels the payment. The payment itself decides whether to release a reservation or to refund. */
function giveUpPayment({ paymentId }: Order, { eventId, data }: RecordedEvent<OrderCancelled>): ProcessCommand {
  const command = {
    type: 'Cancel',
    reason: 'order-cancelled',
    cancelledAt: data.cancelledAt,
    refundId: eventId,
  } as const;
  return { slice: 'payment', key: paymentId, command };
}

function refund({ paymentId }: Order, { data }: RecordedEvent<ItemsReturned>): readonly ProcessCommand[] {
  if (data.refund === 0) return [];
  const { returnId: refundId, refund: amount, returnedAt: requestedAt } = data;
  const command = {
    type: 'RequestRefund',
    refundId,
    amount,
    reason: 'return',
    requestedAt,
  } as const;
  return [{ slice: 'payment', key: paymentId, command }];
}

/** Points stay: the customer keeps the goods, and the refund makes up for their fault. */
function payBack({ paymentId }: Order, { data }: RecordedEvent<StaffRefundGiven>): ProcessCommand {
  const { refundId, amount, givenAt: requestedAt } = data;
  const command = { type: 'RequestRefund', refundId, amount, reason: 'staff-refund', requestedAt } as const;
  return { slice: 'payment', key: paymentId, command };
}

/** Each parcel earned its own points, so a return takes them from the parcels that the goods came in. */
function reversePoints(
  { orderId, memberId, lines, totals }: PlacedOrder,
  parcels: readonly SentParcel[],
  { data: { returnId, lines: returned, returnedOn: on } }: RecordedEvent<ItemsReturned>,
): readonly ProcessCommand[] {
  if (!memberId) return [];
  const earning = new Set(lines.filter(earnsPoints).map(({ lineId }) => lineId));
  return parcels.flatMap(({ parcelId, lineIds, pointsBasis }) => {
    const back = returned.filter(({ lineId }) => lineIds.includes(lineId) && earning.has(lineId));
    const basis = back.reduce((sum, { refund: part }) => sum + part, 0);
    const of = pointsBasis ?? totals.pointsBasis;
    const command = { type: 'ReversePoints', orderId, parcelId, returnId, basis, of, on } as const;
    return basis === 0 ? [] : [{ slice: 'member', key: memberId, command }];
  });
}
