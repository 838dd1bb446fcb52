import fc from 'fast-check';
import { expect, test } from 'vitest';

import { membership } from '../../../../../domain/member/index.js';
import { gonePieces, order, type OrderState } from '../../../../../domain/order/index.js';
import { deliveryRule } from '../../../../../domain/delivery/index.js';
import { product } from '../../../../../domain/product/index.js';
import { COUPONS, PRODUCTS } from '../one-price-goods.fixture.js';
import { comeToRest, Happening, NEWS } from './news.fixture.js';
import { Partner } from './partner.fixture.js';
import { cheque, MEMBER, PIECES, Purchases } from './purchases.fixture.js';
import { steps, type Bought, type Step } from './steps.fixture.js';

const RUNS = 10_000;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('whatever is bought, sent and paid, and whatever fails: money in = goods + freight − discounts − refunds, each parcel is captured once, the shelf never lacks sold goods, and no coupon or cheque is used twice (CHK-05, CHK-16, CRT-03, CRT-04, CRT-07)', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const [purchases, partner] = [new Purchases(), new Partner()];
      for (const step of taken) {
        await take(purchases, partner, step);
        shelfHolds(purchases);
      }
      for (const each of purchases.orders)
        await comeToRest(happening(purchases, partner, each, 0), () => purchases.followers.settle());
      for (const each of purchases.orders) moneyTies(happening(purchases, partner, each, 0));
      usedOnce(purchases);
      shelfTies(purchases);
      for (const kind of kindsIn(purchases)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }),
    { numRuns: RUNS },
  );
  // Each kind occurred in many histories, so none of the comparisons was empty.
  for (const kind of KINDS) expect([kind, (seen.get(kind) ?? 0) > RUNS / 200]).toEqual([kind, true]);
}, 1_200_000);

const KINDS = [
  ...['scheme', 'swish', 'trustly', 'Invoice14Days', 'klarna', 'klarna_paynow', 'applepay'],
  ...['confirmed', 'failed', 'cancelled', 'two parcels', 'sent', 'sent in part', 'returned', 'coupon', 'cheque'],
  ...['freight', 'no freight', 'late money', 'stopped'],
];

async function take(purchases: Purchases, partner: Partner, step: Step): Promise<void> {
  if ('buys' in step) return purchases.buy(step.buys);
  if ('atOnce' in step) return bothBuy(purchases, step.atOnce);
  if ('follows' in step) {
    const { follower, again } = step.follows;
    return again === null
      ? void (await purchases.followers.advance(follower))
      : purchases.followers.again(follower, again);
  }
  const { news, nth, part } =
    'goesWell' in step ? { news: 'the partner authorises', nth: step.goesWell, part: 0 } : step.happens;
  const placed = purchases.orders[nth % Math.max(1, purchases.orders.length)];
  if (placed) await NEWS[news]?.(happening(purchases, partner, placed, part));
  if ('goesWell' in step) await purchases.followers.settle();
}

async function bothBuy(purchases: Purchases, [one, other]: readonly [Bought, Bought]): Promise<void> {
  // The third browser belongs to the same member as the second.
  const elsewhere = { ...other, at: (one.at + 1) % 3 };
  await Promise.all([purchases.buy(one), purchases.buy(elsewhere)]);
}

function happening(purchases: Purchases, partner: Partner, each: Purchases['orders'][number], part: number): Happening {
  return new Happening(purchases, partner, each.orderId, each.paymentId, part);
}

/** Counts the order by itself, and compares it with what the partner's books say that the customer paid. */
function moneyTies({ order: state, payment: paid, partner, paymentId }: Happening): void {
  const placed = state.order;
  if (!placed) throw new Error('an order that was placed is gone');
  const { totals, lines, parcels, delivery } = placed;
  const goods = sum(lines.map(({ regularPrice, quantity }) => (regularPrice ?? 0) * quantity));
  expect(totals.total).toBe(
    goods - totals.campaignDiscount - totals.couponDiscount - totals.chequeDiscount + delivery.price,
  );
  const dearest = Math.max(
    ...parcels.map(({ optionId }) => priceOf(optionId, totals.pointsBasis + totals.chequeDiscount)),
  );
  expect(delivery.price).toBe(dearest);

  const sent = state.parcels.filter(({ dispatchedAt }) => dispatchedAt !== null);
  const refunds = sum(state.returns.map(({ refund }) => refund));
  const kept = state.confirmedAt !== null && state.phase !== 'cancelled';
  const stopped = sum(state.unsent.stops.map(({ refund }) => refund)) + state.unsent.freight;
  const due =
    paid.started?.capture === 'at-once' ? (kept ? totals.total - stopped : 0) : sumOfSent(state) - state.unsent.freight;
  expect([paymentId, partner.money(paymentId)]).toEqual([paymentId, due - refunds]);
  expect(refunds).toBeLessThanOrEqual(totals.total);
  if (paid.started?.capture !== 'at-once') expect(partner.takings(paymentId).length).toBeLessThanOrEqual(sent.length);
}

/** The goods of the sent parcels, and the one freight of the order. */
function sumOfSent({ order: placed, parcels }: OrderState): number {
  const sent = parcels.filter(({ dispatchedAt }) => dispatchedAt !== null).flatMap(({ lineIds }) => lineIds);
  const lines = placed?.lines.filter(({ lineId }) => sent.includes(lineId)) ?? [];
  return sent.length === 0 ? 0 : sum(lines.map(({ total }) => total)) + (placed?.delivery.price ?? 0);
}

function priceOf(optionId: string, goods: number): number {
  const { options, freeShippingLimit } = deliveryRule.on('2026-05-04');
  const option = options.find((each) => each.optionId === optionId);
  if (!option) throw new Error(`no option ${optionId}`);
  return option.freeFromLimit && goods >= freeShippingLimit ? 0 : option.price;
}

function shelfHolds({ memory }: Purchases): void {
  for (const { varuId } of PRODUCTS) {
    const { stock, holds } = memory.now(product, varuId);
    const held = sum([...holds.values()].map(({ quantity }) => quantity));
    if ((stock?.web ?? 0) < held) throw new Error(`${varuId}: ${stock?.web} on the shelf, ${held} held`);
  }
}

/** What the shelf has left is what was there, less the goods of the orders that stand. Nothing is held any more. */
function shelfTies({ memory, orders }: Purchases): void {
  const standing = orders.map(({ orderId }) => memory.now(order, orderId)).filter(isStanding);
  for (const { varuId } of PRODUCTS) {
    const sold = standing.flatMap(onTheirWay).filter((line) => line.varuId === varuId);
    const { stock, holds } = memory.now(product, varuId);
    expect([varuId, stock?.web, holds.size]).toEqual([varuId, PIECES - sum(sold.map(({ quantity }) => quantity)), 0]);
  }
}

/** The lines of an order without its stopped parcels. */
function onTheirWay({ order: placed, unsent }: OrderState) {
  const stopped = unsent.stops.flatMap(({ lines }) => lines.map(({ lineId }) => lineId));
  return (placed?.lines ?? []).filter(({ lineId }) => !stopped.includes(lineId));
}

function isStanding({ confirmedAt, phase }: OrderState): boolean {
  return confirmedAt !== null && phase !== 'cancelled';
}

/** An order that was cancelled or sent back as a whole gives its coupon and its cheque back, to be used again. */
function usedOnce({ memory, orders }: Purchases): void {
  const standing = orders.map(({ orderId }) => memory.now(order, orderId)).filter(isStanding);
  const using = standing.filter((each) => {
    const gone = gonePieces(each);
    return each.order?.lines.some(({ lineId, quantity }) => (gone[lineId]?.quantity ?? 0) < quantity);
  });
  for (const { chequeId } of [cheque(0), cheque(1)]) {
    const users = using.filter(({ order: placed }) => placed?.chequeId === chequeId);
    expect([chequeId, users.length <= 1]).toEqual([chequeId, true]);
    const { status } = memory.now(membership, MEMBER).cheques.find((each) => each.chequeId === chequeId) ?? {};
    expect([chequeId, status === 'redeemed']).toEqual([chequeId, users.length === 1]);
  }
  for (const [code, { total, oncePerCustomer }] of Object.entries(COUPONS)) {
    const users = using.flatMap(({ order: placed }) => (codeOf(placed) === code ? [placed?.customerId] : []));
    if (total !== null) expect(users.length).toBeLessThanOrEqual(total);
    const known = users.filter((customerId) => customerId !== null);
    if (oncePerCustomer) expect(known.length).toBe(new Set(known).size);
  }
}

function codeOf(placed: OrderState['order']): string | null {
  return typeof placed?.coupon === 'object' && placed.coupon !== null && 'code' in placed.coupon
    ? placed.coupon.code
    : null;
}

function kindsIn({ memory, orders }: Purchases): ReadonlySet<string> {
  const kinds = orders.flatMap(({ orderId }) => {
    const state = memory.now(order, orderId);
    const { order: placed, parcels, returns } = state;
    const sent = parcels.filter(({ dispatchedAt }) => dispatchedAt !== null).length;
    return [
      placed?.paymentMethod ?? '',
      state.confirmedAt ? 'confirmed' : state.phase,
      state.phase,
      ...(parcels.length > 1 ? ['two parcels'] : []),
      ...(sent > 0 ? ['sent'] : []),
      ...(sent > 0 && sent < parcels.length ? ['sent in part'] : []),
      ...(returns.length > 0 ? ['returned'] : []),
      ...(state.unsent.stops.length > 0 ? ['stopped'] : []),
      ...(codeOf(placed) ? ['coupon'] : []),
      ...(placed?.chequeId ? ['cheque'] : []),
      placed?.delivery.price === 0 ? 'no freight' : 'freight',
    ];
  });
  const late = memory.log.some(({ event }) => event.type === 'LateAuthorisationReceived');
  return new Set([...kinds, ...(late ? ['late money'] : [])]);
}
