import { expect, test } from 'vitest';

import { cart, type CartEvent } from '../cart/index.js';
import { added, astridsCart, cheque, cream } from '../cart/spec-events.js';
import { fold, UnexpectedPhase, type RecordedEvent } from '../kernel/index.js';
import { order, type OrderEvent } from '../order/index.js';
import { AT, cancelled, confirmed, cream as soldCream, failed, placed } from '../order/spec-events.js';
import { checkoutProcess, type ProcessCommand } from './index.js';

const bought = placed([soldCream], 2000);
const removed: CartEvent = {
  type: 'ChequeRemoved',
  data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'customer' },
};

function onOrder(event: OrderEvent, ...history: readonly OrderEvent[]): readonly ProcessCommand[] {
  const state = fold(order.evolve, order.initial, history);
  return checkoutProcess.react({ slice: 'order', state, event: event as RecordedEvent<OrderEvent> });
}

function onCart(event: CartEvent, ...history: readonly CartEvent[]): readonly ProcessCommand[] {
  const state = fold(cart.evolve, cart.initial, history);
  return checkoutProcess.react({
    slice: 'cart',
    state,
    event: { ...event, effectiveAt: AT } as RecordedEvent<CartEvent>,
  });
}

test('a placed order gets its payment, even when the server that placed it died', () => {
  expect(onOrder(bought, bought)).toEqual([
    {
      slice: 'payment',
      key: 'payment-1',
      command: {
        type: 'Start',
        paymentId: 'payment-1',
        orderId: 'order-1',
        orderNumber: '100001',
        orderMethod: 'scheme',
        method: 'scheme',
        amount: bought.data.totals.total,
        startedAt: AT,
        expiresAt: '2026-05-04T10:15:00.000Z',
      },
    },
  ]);
  expect(onOrder(bought, bought, cancelled)).toEqual([]);
});

test('an event in a stream that does not hold what it rests on is an error, never passed over', () => {
  expect(() => onOrder(confirmed)).toThrow(UnexpectedPhase);
  expect(() => onOrder(bought)).toThrow(UnexpectedPhase);
  expect(() => onCart(removed)).toThrow(UnexpectedPhase);
});

test('a confirmed order closes its cart and spends its cheque', () => {
  expect(onOrder(confirmed, bought, confirmed).map(({ slice, command }) => [slice, command.type])).toEqual([
    ['cart', 'Close'],
    ['member', 'RedeemCheque'],
  ]);
});

test('a failed order opens its cart again, with the cheque still in it', () => {
  expect(onOrder(failed, bought, failed)).toEqual([
    { slice: 'cart', key: 'cart-1', command: { type: 'AbandonCheckout', orderId: 'order-1', reason: 'refused' } },
  ]);
});

test('a cancelled order gives its cheque back when it was spent, else its cart', () => {
  expect(onOrder(cancelled, bought, confirmed, cancelled).map(({ command }) => command.type)).toEqual(['ReturnCheque']);
  expect(onOrder(cancelled, bought, cancelled).map(({ command }) => command.type)).toEqual(['AbandonCheckout']);
});

test('a cheque taken off the cart is free again', () => {
  expect(onCart(removed, astridsCart, added(cream, 1), cheque, removed)).toEqual([
    {
      slice: 'member',
      key: 'member-1',
      command: { type: 'ReleaseCheque', chequeId: 'cheque-1', cartId: 'cart-1', reason: 'customer', on: '2026-05-04' },
    },
  ]);
});

test('unless it has been put back since', () => {
  expect(onCart(removed, astridsCart, added(cream, 1), cheque, removed, cheque)).toEqual([]);
});
