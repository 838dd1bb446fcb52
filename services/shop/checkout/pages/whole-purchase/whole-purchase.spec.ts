import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ACTS, possibleNow } from './acts.fixture.js';
import { bookFaults, booksOf, moneyAtPartners, openMoney } from './books.fixture.js';
import { hasNothing, openEnds } from './ends.fixture.js';
import { Happening } from './happening.fixture.js';
import { freightDue, moneyDue, mostKeptOfNothing } from './money.fixture.js';
import { goesWell, NEWS, OF_PAYMENT } from './news.fixture.js';
import { Partner } from './partner.fixture.js';
import { isStanding, Purchases } from './purchases.fixture.js';
import { comeToRest } from './rest.fixture.js';
import { Seen } from './seen.fixture.js';
import { shelfFaults, shelvesHold } from './shelves-tie.fixture.js';
import { steps, type Bought, type Step } from './steps.fixture.js';
import { usedTwice } from './used-once.fixture.js';

/** Histories, each of several carts. */
const RUNS = 2_000;
/** The same histories each time, because the counts at the end depend on them. Another seed looks for other faults. */
const SEED = Number(process.env.PURCHASES_SEED ?? 20_261_126);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('whatever is bought, sent and paid, and whatever fails: money in = goods + freight − discounts − refunds, each parcel is captured once, no shelf ever lacks sold goods, no coupon or cheque is used twice, every piece is with its customer or paid back, and the books tie (CHK-05, CHK-16, CRT-03, CRT-04, CRT-07)', async () => {
  const seen = new Seen();
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const [purchases, partner] = [new Purchases(), new Partner()];
      for (const step of taken) {
        await take(purchases, partner, step, seen);
        shelvesHold(purchases);
      }
      for (const each of purchases.orders) {
        const { parcels } = happening(purchases, partner, each, 0).order;
        const parts = parcels.map((_, part) => happening(purchases, partner, each, part));
        await comeToRest(parts, () => purchases.followers.settle());
      }
      for (const each of purchases.orders) {
        const on = happening(purchases, partner, each, 0);
        moneyTies(on);
        expect([on.orderId, ...openEnds(on.order)]).toEqual([on.orderId]);
        booksTie(purchases, on);
      }
      expect(usedTwice(purchases)).toEqual([]);
      expect(shelfFaults(purchases)).toEqual([]);
      seen.note(purchases);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(seen.carts).toBeGreaterThan(10_000);
  // Each method, delivery and event occurred often, so none of the comparisons was empty.
  expect(seen.rarerThan(RUNS / 100, Object.keys(OF_PAYMENT))).toEqual([]);
  expect(seen.neverTogether()).toEqual([]);
}, 1_200_000);

async function take(purchases: Purchases, partner: Partner, step: Step, seen: Seen): Promise<void> {
  if ('buys' in step || 'atOnce' in step) {
    seen.carts += 'buys' in step ? 1 : 2;
    return 'buys' in step ? purchases.buy(step.buys) : bothBuy(purchases, step.atOnce);
  }
  if ('follows' in step) {
    const { follower, again } = step.follows;
    return again === null
      ? void (await purchases.followers.advance(follower))
      : purchases.followers.again(follower, again);
  }
  const { nth } = 'lives' in step ? step.lives : 'wayOfLife' in step ? step.wayOfLife : step.happens;
  const placed = purchases.orders[nth % Math.max(1, purchases.orders.length)];
  if (!placed) return;
  const at = (part: number) => happening(purchases, partner, placed, part);
  const tell = (news: string, on: Happening) => told(news, on, purchases, seen);
  if ('wayOfLife' in step) return goTheWay(purchases, step.wayOfLife, at, tell);
  if ('lives' in step) return live(purchases, step.lives, at);
  await tell(step.happens.news, at(step.happens.part));
}

/** Counts the news if it changed something, in our books or in the partner's. */
async function told(news: string, on: Happening, { memory }: Purchases, seen: Seen): Promise<void> {
  const now = () => [memory.log.length, on.partner.money(on.paymentId)].join();
  const before = now();
  await NEWS[news]?.(on);
  if (now() !== before) seen.add(news);
}

/** The order is paid if it can be. Then things happen to it that can be true, and the followers may lag. */
async function live(
  { followers }: Purchases,
  { acts }: Extract<Step, { lives: unknown }>['lives'],
  on: (part: number) => Happening,
): Promise<void> {
  await payIfPossible(followers, on(0));
  for (const { choice, part, hours, settles } of acts) {
    const now = on(part);
    now.pass(hours);
    const possible = possibleNow(now);
    const command = possible[choice % Math.max(1, possible.length)];
    if (command) await now.act(command);
    if (settles) await followers.settle();
  }
}

async function goTheWay(
  { followers }: Purchases,
  { way, part, partner }: Extract<Step, { wayOfLife: unknown }>['wayOfLife'],
  at: (part: number) => Happening,
  tell: (news: string, on: Happening) => Promise<void>,
): Promise<void> {
  const on = at(part);
  await payIfPossible(followers, on);
  for (const [hours, act] of way) {
    on.pass(hours);
    const command = ACTS[act]?.(on);
    if (command) await on.act(command);
  }
  if (partner.length > 0) await followers.settle();
  for (const news of partner) await tell(news, on);
}

async function payIfPossible(followers: Purchases['followers'], on: Happening): Promise<void> {
  if (on.order.confirmedAt !== null) return;
  await goesWell(on);
  await followers.settle();
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
  const { totals, lines, delivery } = placed;
  const goods = sum(lines.map(({ regularPrice, quantity }) => (regularPrice ?? 0) * quantity));
  expect(totals.total).toBe(
    goods - totals.campaignDiscount - totals.couponDiscount - totals.chequeDiscount + delivery.price,
  );
  expect(delivery.price).toBe(freightDue(state));

  const atOnce = paid.started?.capture === 'at-once';
  const money = partner.money(paymentId);
  expect([paymentId, money]).toEqual([paymentId, moneyDue(state, atOnce)]);
  expect(money).toBeGreaterThanOrEqual(0);
  if (isStanding(state) && hasNothing(state)) expect(money).toBeLessThanOrEqual(mostKeptOfNothing(state));
  const sent = state.parcels.filter(({ dispatchedAt }) => dispatchedAt !== null);
  if (!atOnce) expect(partner.takings(paymentId).length).toBeLessThanOrEqual(sent.length);
}

function booksTie({ memory }: Purchases, { order: state, orderId, paymentId, partner }: Happening): void {
  const day = booksOf(memory, orderId, paymentId);
  expect([orderId, moneyAtPartners(day), openMoney(day)]).toEqual([orderId, partner.money(paymentId), 0]);
  expect([orderId, ...bookFaults(day, state)]).toEqual([orderId]);
}
