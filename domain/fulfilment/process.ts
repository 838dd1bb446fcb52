import type { ProcessCommand, PurchaseProcess } from '../checkout/process-command.js';
import { UnexpectedPhase, type BusinessDate, type Ore, type RecordedEvent, type Uuid } from '../kernel/index.js';
import type {
  ItemsReturned,
  NothingLeft,
  OrderCancelled,
  OrderDispatched,
  OrderEvent,
  OrderState,
  ParcelShort,
  ParcelStopped,
  PlacedOrder,
  SentParcel,
  StaffRefundGiven,
} from '../order/index.js';
import { earnsPoints } from '../pricing/index.js';

type Order = PlacedOrder;

/** Moves money and points after a dispatch, a cancellation, a return, or goods that are not sent. */
export const fulfilmentProcess: PurchaseProcess = {
  name: 'fulfilment',
  kinds: ['order'],
  eventTypes: [
    'OrderDispatched',
    'OrderCancelled',
    'ItemsReturned',
    'StaffRefundGiven',
    'ParcelShort',
    'ParcelStopped',
    'NothingLeft',
  ] satisfies OrderEvent['type'][],
  react(happening) {
    const { slice, state, event } = happening;
    if (slice !== 'order') throw new UnexpectedPhase(event.type, `a ${slice}, not an order`);
    return onOrder(state, event);
  },
};

function onOrder(state: OrderState, event: RecordedEvent<OrderEvent>): readonly ProcessCommand[] {
  const { order, parcels, phase } = state;
  if (!order) throw new UnexpectedPhase(event.type, phase);
  switch (event.type) {
    case 'OrderDispatched':
      return [...capture(order, event, state), ...earnPoints(order, event)];
    case 'OrderCancelled':
      return [giveUpPayment(order, event)];
    case 'ItemsReturned':
      return [...refund(order, event), ...reversePoints(order, parcels, returnedIn(event))];
    case 'StaffRefundGiven':
      return [payBack(order, event)];
    case 'ParcelShort':
      return onShort(order, parcels, event);
    case 'ParcelStopped':
      return onStopped(order, event);
    case 'NothingLeft':
      return freightBack(order, event);
    case 'OrderPlaced':
    case 'OrderGivenUp':
    case 'OrderConfirmed':
    case 'OrderFailed':
    case 'OrderDelivered':
    case 'OrderNotDelivered':
    case 'DeliveryDelayed':
    case 'LineDispensed':
    case 'PickingStarted':
    case 'ParcelPacked':
    case 'ParcelReady':
    case 'CollectReminded':
    case 'ParcelNotCollected':
    case 'ParcelReordered':
    case 'ReorderDeclined':
    case 'GoodsDestroyed':
    case 'ParcelCameBack':
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
    case 'ReturnWarned':
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
 * already captured. A stopped parcel that left all the same has given its money up.
 */
function capture(
  { paymentId, totals }: Order,
  { eventId, data }: RecordedEvent<OrderDispatched>,
  { unsent }: OrderState,
): readonly ProcessCommand[] {
  const amount = data.due ?? totals.total;
  if (amount === 0) return [];
  const command = {
    type: 'RequestCapture',
    captureId: eventId,
    amount,
    ...(unsent.stops.some(({ parcelId }) => parcelId === data.parcelId) && { givenUp: true }),
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

/**
 * Money that is reserved is never captured, and what was captured with its authorisation is refunded: the payment
 * decides. After the dispatch it is captured, so it is refunded, and the points of the goods are taken back.
 */
function onShort(order: Order, parcels: readonly SentParcel[], event: RecordedEvent<ParcelShort>) {
  const { shortId, refund: amount, sent, reportedAt, reportedOn, lines } = event.data;
  const [slice, key, reason] = ['payment', order.paymentId, 'short'] as const;
  if (sent) {
    const back = { type: 'RequestRefund', refundId: shortId, amount, reason, requestedAt: reportedAt } as const;
    const reversed = reversePoints(order, parcels, { returnId: shortId, lines, on: reportedOn });
    return amount === 0 ? reversed : [{ slice, key, command: back } as const, ...reversed];
  }
  const reduce = { type: 'ReduceReservation', partId: shortId, amount, reason, reducedAt: reportedAt } as const;
  return amount === 0 ? [] : [{ slice, key, command: reduce }];
}

/** Reserved money of a stopped parcel is never captured. The payment refunds what was captured with its authorisation. */
function onStopped({ paymentId }: Order, { eventId, data }: RecordedEvent<ParcelStopped>): readonly ProcessCommand[] {
  const { refund: amount, stoppedAt: reducedAt } = data;
  const reduce = { type: 'ReduceReservation', partId: eventId, amount, reason: 'parcel-stopped', reducedAt } as const;
  return amount === 0 ? [] : [{ slice: 'payment', key: paymentId, command: reduce }];
}

function freightBack({ paymentId }: Order, { eventId, data }: RecordedEvent<NothingLeft>): readonly ProcessCommand[] {
  const { freight: amount, leftAt: requestedAt } = data;
  const command = { type: 'RequestRefund', refundId: eventId, amount, reason: 'nothing-left', requestedAt } as const;
  return amount === 0 ? [] : [{ slice: 'payment', key: paymentId, command }];
}

interface GoodsBack {
  readonly returnId: Uuid;
  readonly lines: readonly { readonly lineId: string; readonly refund: Ore }[];
  readonly on: BusinessDate;
}

function returnedIn({ data: { returnId, lines, returnedOn: on } }: RecordedEvent<ItemsReturned>): GoodsBack {
  return { returnId, lines, on };
}

/** Each parcel earned its own points, so they are taken from the parcels that the goods came in. */
function reversePoints(
  { orderId, memberId, lines, totals }: PlacedOrder,
  parcels: readonly SentParcel[],
  { returnId, lines: returned, on }: GoodsBack,
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
