import type { ProcessCommand, PurchaseProcess } from '../checkout/process-command.js';
import { UnexpectedPhase, type RecordedEvent } from '../kernel/index.js';
import type {
  ItemsReturned,
  OrderCancelled,
  OrderDispatched,
  OrderEvent,
  OrderPlaced,
  OrderState,
  StaffRefundGiven,
} from '../order/index.js';

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

function onOrder({ order, phase }: OrderState, event: RecordedEvent<OrderEvent>): readonly ProcessCommand[] {
  if (!order) throw new UnexpectedPhase(event.type, phase);
  switch (event.type) {
    case 'OrderDispatched':
      return [...capture(order, event), ...earnPoints(order, event)];
    case 'OrderCancelled':
      return [giveUpPayment(order, event)];
    case 'ItemsReturned':
      return [...refund(order, event), ...reversePoints(order, event)];
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
      return [];
  }
}

/** Requests the capture, whatever the payment method. The payment refuses it when its money is already captured. */
function capture(
  { paymentId, totals }: Order,
  { eventId, data }: RecordedEvent<OrderDispatched>,
): readonly ProcessCommand[] {
  if (totals.total === 0) return [];
  const command = {
    type: 'RequestCapture',
    captureId: eventId,
    amount: totals.total,
    requestedAt: data.dispatchedAt,
  } as const;
  return [{ slice: 'payment', key: paymentId, command }];
}

function earnPoints(
  { orderId, memberId, totals }: Order,
  { eventId, data }: RecordedEvent<OrderDispatched>,
): readonly ProcessCommand[] {
  if (!memberId || totals.pointsBasis === 0) return [];
  const command = {
    type: 'EarnPoints',
    orderId,
    lotId: eventId,
    basis: totals.pointsBasis,
    on: data.dispatchedOn,
  } as const;
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

function reversePoints(
  { orderId, memberId, totals }: Order,
  { data }: RecordedEvent<ItemsReturned>,
): readonly ProcessCommand[] {
  if (!memberId || data.pointsBasis === 0) return [];
  const { returnId, pointsBasis: basis, returnedOn: on } = data;
  return [
    {
      slice: 'member',
      key: memberId,
      command: { type: 'ReversePoints', orderId, returnId, basis, of: totals.pointsBasis, on },
    },
  ];
}
