import type { CartEvent, CartState } from '../cart/index.js';
import { UnexpectedPhase, type RecordedEvent } from '../kernel/index.js';
import type { OrderEvent, OrderPhase, OrderPlaced, OrderState } from '../order/index.js';
import type { PaymentEvent, PaymentState } from '../payment/index.js';
import { redeemCheque, releaseCheque, returnCheque } from './cheque.js';
import { settleOrder } from './payment-outcome.js';
import type { ProcessCommand, PurchaseProcess } from './process-command.js';
import { startPayment } from './start-payment.js';

/** Leads a frozen cart to a confirmed order, or opens the cart again. It also redeems or releases the cheque. */
export const checkoutProcess: PurchaseProcess = {
  name: 'checkout',
  kinds: ['payment', 'order', 'cart'],
  eventTypes: [
    'PaymentAuthorised',
    'PaymentRefused',
    'PaymentCancelled',
    'LateAuthorisationReceived',
    'OrderPlaced',
    'OrderConfirmed',
    'OrderFailed',
    'OrderCancelled',
    'ItemsReturned',
    'NothingLeft',
    'ChequeRemoved',
  ] satisfies (PaymentEvent | OrderEvent | CartEvent)['type'][],
  react(happening) {
    switch (happening.slice) {
      case 'payment':
        return onPayment(happening.state, happening.event);
      case 'order':
        return onOrder(happening.state, happening.event);
      case 'cart':
        return onCart(happening.state, happening.event);
    }
  },
};

function onPayment({ started, phase }: PaymentState, event: RecordedEvent<PaymentEvent>): readonly ProcessCommand[] {
  if (!started) throw new UnexpectedPhase(event.type, phase);
  return settleOrder(started, event);
}

function onOrder(state: OrderState, event: RecordedEvent<OrderEvent>): readonly ProcessCommand[] {
  const { order } = state;
  if (!order) throw new UnexpectedPhase(event.type, state.phase);
  switch (event.type) {
    case 'OrderPlaced':
      return paymentDue(order, state.phase);
    case 'OrderConfirmed':
      return [closeCart(order), ...redeemCheque(order, event.data.confirmedAt)];
    case 'OrderFailed':
      return [reopenCart(order, event.data.reason)];
    case 'OrderCancelled':
      return state.confirmedAt ? returnCheque(order, event.data.cancelledAt) : [reopenCart(order, 'order-cancelled')];
    case 'ItemsReturned':
      return event.data.whole ? returnCheque(order, event.data.returnedAt) : [];
    case 'NothingLeft':
      return returnCheque(order, event.data.leftAt);
    case 'OrderGivenUp':
    case 'OrderDispatched':
    case 'OrderDelivered':
    case 'OrderNotDelivered':
    case 'LineDispensed':
    case 'ParcelShort':
    case 'ParcelStopped':
    case 'DeliveryDelayed':
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
    case 'StaffRefundGiven':
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

/** Starts the payment of a placed order. In later phases the payment has ended, or staff cancelled the order. */
function paymentDue(order: OrderPlaced['data'], phase: OrderPhase): readonly ProcessCommand[] {
  switch (phase) {
    case 'placed':
      return [{ slice: 'payment', key: order.paymentId, command: startPayment(order) }];
    case 'confirmed':
    case 'failed':
    case 'dispatched':
    case 'delivered':
    case 'not-delivered':
    case 'cancelled':
      return [];
    case 'absent':
      throw new UnexpectedPhase('OrderPlaced', phase);
  }
}

function onCart(state: CartState, event: RecordedEvent<CartEvent>): readonly ProcessCommand[] {
  return event.type === 'ChequeRemoved' ? releaseCheque(state, event) : [];
}

function closeCart({ cartId, orderId }: OrderPlaced['data']): ProcessCommand {
  return { slice: 'cart', key: cartId, command: { type: 'Close', orderId } };
}

/** Reopens the cart. The cheque stays reserved, because the shopper may pay in another way. */
function reopenCart({ cartId, orderId }: OrderPlaced['data'], reason: string): ProcessCommand {
  return { slice: 'cart', key: cartId, command: { type: 'AbandonCheckout', orderId, reason } };
}
