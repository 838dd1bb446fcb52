import { DELIVERY_OPTIONS, deliveryRule } from '../../../../../domain/delivery/index.js';
import { order, type OrderEvent } from '../../../../../domain/order/index.js';
import { codeOf } from './used-once.fixture.js';
import type { Purchases } from './purchases.fixture.js';
import { METHODS } from './steps.fixture.js';

type EventType = OrderEvent['type'];

/** An order that never became one, and prescriptions: the test buys as guests and members do who have none. */
const NOT_OF_ORDERS: readonly EventType[] = ['OrderGivenUp', 'LineDispensed'];
const EVENTS = (Object.keys(order.events) as EventType[]).filter((type) => !NOT_OF_ORDERS.includes(type));
const OTHERS = ['coupon', 'cheque', 'freight', 'no freight', 'late money', 'two parcels', 'sent in part'];

/** In how many histories each method, delivery, event and piece of news occurred. */
export class Seen {
  carts = 0;
  private readonly counts = new Map<string, number>();

  note({ memory, orders }: Purchases): void {
    const typesOf = new Map<string, Set<string>>();
    for (const { kind, key, event } of memory.log)
      if (kind === 'order') typesOf.set(key, (typesOf.get(key) ?? new Set()).add(event.type));
    const pairs = orders.flatMap(({ orderId }) => {
      const state = memory.now(order, orderId);
      const { order: placed, parcels } = state;
      const [method, option] = [placed?.paymentMethod ?? '', placed?.delivery.optionId ?? ''];
      const sent = parcels.filter(({ dispatchedAt }) => dispatchedAt !== null).length;
      return [
        ...[method, option, ...(typesOf.get(orderId) ?? [])],
        `${method} × ${option}`,
        ...(codeOf(placed) ? ['coupon'] : []),
        ...(placed?.chequeId ? ['cheque'] : []),
        ...(parcels.length > 1 ? ['two parcels'] : []),
        ...(sent > 0 && sent < parcels.length ? ['sent in part'] : []),
        placed?.delivery.price === 0 ? 'no freight' : 'freight',
      ];
    });
    const late = memory.log.some(({ event }) => event.type === 'LateAuthorisationReceived') ? ['late money'] : [];
    for (const pair of new Set([...pairs, ...late])) this.add(pair);
  }

  /** The news that changed something. */
  add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Which methods, deliveries, events and news occurred in fewer histories than wanted. */
  rarerThan(least: number, news: readonly string[]): readonly string[] {
    return this.below(least, [...news, ...OTHERS, ...METHODS, 'Free', ...DELIVERY_OPTIONS, ...EVENTS]);
  }

  /** Which method never met which delivery. */
  neverTogether(): readonly string[] {
    return this.below(1, deliveries());
  }

  private below(least: number, wanted: readonly string[]): readonly string[] {
    return wanted
      .map((what) => [what, this.counts.get(what) ?? 0] as const)
      .filter(([, times]) => times < least)
      .map(([what, times]) => `${what}: ${times}`);
  }
}

/** Each method with each option. Nothing is free but what a shopper collects, from the limit on. */
function deliveries(): readonly string[] {
  const free = deliveryRule.on('2026-05-04').options.filter(({ freeFromLimit }) => freeFromLimit);
  return [
    ...METHODS.flatMap((method) => DELIVERY_OPTIONS.map((option) => `${method} × ${option}`)),
    ...free.map(({ optionId }) => `Free × ${optionId}`),
  ];
}
