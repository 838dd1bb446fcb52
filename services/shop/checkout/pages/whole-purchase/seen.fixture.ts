import {
  DELIVERY_OPTIONS,
  deliveryRule,
  isOwnStock,
  type DeliveryOptionId,
} from '../../../../../domain/delivery/index.js';
import {
  collectRule,
  destroysMedicines,
  holdLength,
  order,
  type OrderEvent,
} from '../../../../../domain/order/index.js';
import { codeOf } from './used-once.fixture.js';
import { AT, type Purchases } from './purchases.fixture.js';
import { METHODS } from './steps.fixture.js';

type EventType = OrderEvent['type'];

/** An order that never became one. The test looks at those that were placed. */
const NOT_OF_ORDERS: readonly EventType[] = ['OrderGivenUp'];
const EVENTS = (Object.keys(order.events) as EventType[]).filter((type) => !NOT_OF_ORDERS.includes(type));
/** Only for money that was paid, or for a second parcel, which is chilled and never free. */
const NOT_FREE: readonly EventType[] = [
  ...(['StaffRefundProposed', 'StaffRefundGiven', 'StaffRefundDeclined', 'ParcelStopped'] as const),
  ...(['ComplaintAccepted', 'ComplaintRefunded', 'ComplaintReopened'] as const),
];
const COLLECTED: readonly EventType[] = ['ParcelReady', 'CollectReminded', 'ParcelNotCollected'];
const SENT_AGAIN: readonly EventType[] = ['ParcelReordered', 'ReorderDeclined'];
const OTHERS = ['coupon', 'cheque', 'freight', 'no freight', 'late money', 'two parcels', 'sent in part'];

/** In how many histories each method, delivery and event met each other. */
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
        ...[...(typesOf.get(orderId) ?? [])].flatMap((type) => [`${method} × ${type}`, `${option} × ${type}`]),
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

  /** Which of them could meet, and did not. */
  neverTogether(): readonly string[] {
    return this.below(1, [...deliveries(), ...events()]);
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

/** Each event with each method and with each option that can have it. */
function events(): readonly string[] {
  const ofFree = EVENTS.filter((type) => !NOT_FREE.includes(type));
  return [
    ...METHODS.flatMap((method) => EVENTS.map((type) => `${method} × ${type}`)),
    ...ofFree.map((type) => `Free × ${type}`),
    ...DELIVERY_OPTIONS.flatMap((option) =>
      EVENTS.filter((type) => mayHave(option, type)).map((type) => `${option} × ${type}`),
    ),
  ];
}

function mayHave(option: DeliveryOptionId, type: EventType): boolean {
  if (COLLECTED.includes(type)) return holdLength(option, AT) !== null;
  if (SENT_AGAIN.includes(type)) return collectRule.on('2026-05-04').reorderDays[option] !== undefined;
  if (type === 'GoodsDestroyed')
    return destroysMedicines('not-delivered', option, AT) || destroysMedicines('not-collected', option, AT);
  // What is heavy or cold is no medicine here, so none of these parcels holds medicines only.
  if (type === 'WithdrawalDeclined' && (option === 'property-boundary' || option === 'chilled-home')) return false;
  // A pharmacy packs all in one parcel, and the chilled carrier gets a second one only beside another option.
  return type !== 'ParcelStopped' || !(isOwnStock(option) || option === 'chilled-home');
}
