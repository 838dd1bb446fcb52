import { describe, expect, it } from 'vitest';

import type { Instant } from '../kernel/index.js';
import { cream, dispatched, elvanse, inTwoParcels, placed, vitamins } from '../order/spec-events.js';
import { orderLife, type LifeEvent } from './index.js';

const AT = '2026-05-04T10:00:00.000Z';
let count = 0;
const recorded = (stream: 'order-order-1' | 'payment-payment-1', event: object, effectiveAt: Instant = AT) => {
  count += 1;
  return { ...event, streamId: stream, eventId: `event-${count}`, effectiveAt } as unknown as LifeEvent;
};
const ofOrder = (event: object) => recorded('order-order-1', event);
const ofPayment = (type: string, data: object) => recorded('payment-payment-1', { type, data });

const purchase = inTwoParcels(placed([cream, vitamins], 2000));
const { total } = purchase.data.totals;
const captured = (captureId: string, amount: number) =>
  ofPayment('PaymentCaptured', { captureId, amount, pspReference: 'psp', capturedAt: AT });
const back = { refundId: 'refund-1', amount: 1000, pspReference: 'psp' };
const events = [
  ofOrder(purchase),
  ofPayment('PaymentStarted', { paymentId: 'payment-1', amount: total, method: 'scheme', startedAt: AT }),
  ofPayment('PaymentAuthorised', { pspReference: 'psp', amount: total, authorisedAt: AT }),
  ofOrder({ type: 'OrderConfirmed', data: { paymentId: 'payment-1', confirmedAt: AT } }),
  ofOrder(dispatched),
  captured('capture-1', 20_000),
  ofPayment('RefundRequested', { ...back, reason: 'staff-refund', requestedAt: AT }),
  ofPayment('PaymentRefunded', { ...back, refundedAt: AT }),
];

describe('The life of an order', () => {
  it('has each event once, in the lane of what it is about', () => {
    const life = orderLife(events);
    expect(life?.steps.map(({ lane }) => lane)).toEqual([
      'order',
      'payment',
      'payment',
      'order',
      'parcel:100001-1',
      'captures',
      'refunds',
      'refunds',
    ]);
  });

  it('says what each krona went to, in sums that close', () => {
    const kronor = orderLife(events)?.kronor;
    expect(kronor).toMatchObject({ cheque: 2000, captured: 20_000, paidBack: 1000, held: 19_000 });
    if (!kronor) throw new Error('the order was placed');
    const { goods, discounts, coupon, cheque, freight, price, notCaptured } = kronor;
    expect(goods - discounts - coupon - cheque + freight).toBe(price);
    expect(price - notCaptured).toBe(kronor.captured);
  });

  it('asks the delivery rule of that day again: the chosen option was offered', () => {
    const agent = orderLife(events)?.deliveries?.find(({ option }) => option.optionId === 'agent');
    expect(agent?.obstacle).toBeNull();
  });

  it('says that the rule cannot be asked when the goods are forgotten', () => {
    const forgotten = { ...purchase, data: { ...purchase.data, lines: [] } };
    expect(orderLife([ofOrder(forgotten)])?.deliveries).toBeNull();
  });

  it('names what was refused', () => {
    const refusal = ofPayment('PaymentRefused', { pspReference: 'psp', reason: 'DECLINED', refusedAt: AT });
    const life = orderLife([...events.slice(0, 2), refusal]);
    expect(life?.refusals.map(({ event }) => event.type)).toEqual(['PaymentRefused']);
  });

  it('is none for an order that was never placed', () => {
    expect(orderLife([])).toBeNull();
    expect(orderLife([ofOrder(placed([elvanse]))])?.lines).toHaveLength(1);
  });
});
