import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cart, type AppliedCoupon, type CartProduct, type CartState } from '../../../../domain/cart/index.js';
import { coupon, type CouponPlan } from '../../../../domain/coupon/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import { SettableClock } from '../../../foundation/clock.js';
import { newContext, SYSTEM } from '../../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../../foundation/command-handling/testing.js';
import { openTestEventStore, type TestEventStore } from '../../../foundation/event-store/testing.js';
import { CouponKeys } from '../../coupon/coupon-keys.js';
import { CouponUses } from '../../coupon/coupon-uses.js';
import { CouponHandedOver } from './coupon-handed-over.js';

const on = '2026-07-01';
const astrid = randomUUID();
const soap: CartProduct = {
  ...{ varuId: '100001', name: 'Mild tvål', type: 'Ha', unitPrice: 10_000, vatClass: 'goods', flags: [] },
  weightGrams: 320,
};

describe('a coupon of a merged cart (CRT-07)', () => {
  const clock = new SettableClock(`${on}T09:00:00.000Z`);
  let events: TestEventStore;
  let commands: CommandHandling;
  let uses: CouponUses;
  let coupons: CouponHandedOver;
  beforeAll(async () => {
    events = await openTestEventStore();
    commands = startCommandHandling(events.store, events.database.pool, clock);
    uses = new CouponUses(commands, new CouponKeys(events.keys), clock);
    coupons = new CouponHandedOver(commands, uses);
  });
  afterAll(() => events.close());

  /** A coupon of which a guest's cart holds a use. */
  async function held(change: Partial<CouponPlan>): Promise<AppliedCoupon> {
    const code = `KOD-${randomUUID().slice(0, 8).toUpperCase()}`;
    const terms = { name: 'Sommarrabatt', off: { percent: 10 }, goods: null, minimum: 0 };
    const days = { from: '2026-06-01', to: '2026-08-31' };
    const plan = { ...terms, ...days, total: null, oncePerCustomer: false, ...change };
    await commands.handle(coupon, code, { type: 'PlanCoupon', code, plan, on }, newContext(SYSTEM));
    const holdKey = randomUUID();
    await uses.hold({ code, holdKey, attemptKey: null, customerId: null });
    return { code, ...terms, validTo: days.to, holdKey };
  }

  /** Merges a guest's cart with the coupon into a new cart of Astrid, as the log-in does. */
  async function merged(from: AppliedCoupon, cartId: Uuid): Promise<CartState> {
    const offered = await coupons.offered(from, cartId, astrid);
    const guests = { fromCartId: randomUUID(), fromCustomerId: null, lines: [{ ...soap, quantity: 1 }] };
    const parts = { ...guests, coupon: offered, gifts: [] };
    const merge = { type: 'MergeCart', cartId, customerId: astrid, ...parts, on } as const;
    const outcome = await commands.handle(cart, cartId, merge, newContext(SYSTEM));
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    return outcome.state;
  }

  const usesOf = async ({ code }: AppliedCoupon) => [...(await commands.load(coupon, code)).uses.keys()];
  const couponIn = async (cartId: Uuid) => (await commands.load(cart, cartId)).coupon;

  test('keeps its use, also the last one, and a repeated log-in changes nothing', async () => {
    const [from, cartId] = [await held({ total: 1 }), randomUUID()];
    const state = await merged(from, cartId);
    await coupons.settle(from, state, newContext(SYSTEM));
    await coupons.settle(from, state, newContext(SYSTEM));
    expect(state.coupon?.code).toBe(from.code);
    expect(await usesOf(from)).toEqual([state.coupon?.holdKey]);
    expect(await couponIn(cartId)).toEqual(state.coupon);
  });

  test('leaves the cart again when another shopper has the last use meanwhile', async () => {
    const [from, cartId] = [await held({ total: 1 }), randomUUID()];
    const state = await merged(from, cartId);
    await uses.release({ ...from, attemptKey: null });
    await uses.hold({ code: from.code, holdKey: 'another', attemptKey: null, customerId: null });
    await coupons.settle(from, state, newContext(SYSTEM));
    expect(await couponIn(cartId)).toBeNull();
    expect(await usesOf(from)).toEqual(['another']);
  });

  test('is not offered when it has ended, or when this customer has used it', async () => {
    const ended = await held({});
    await commands.handle(coupon, ended.code, { type: 'EndCoupon', on: '2026-06-30' }, newContext(SYSTEM));
    expect(await coupons.offered(ended, randomUUID(), astrid)).toBeNull();
    const once = await held({ total: 5 });
    const plan = { ...(await uses.plan(once.code)), oncePerCustomer: true } as CouponPlan;
    await commands.handle(coupon, once.code, { type: 'PlanCoupon', code: once.code, plan, on }, newContext(SYSTEM));
    const before = randomUUID();
    await uses.hold({ code: once.code, holdKey: before, attemptKey: null, customerId: astrid });
    const redeem = { type: 'RedeemCoupon', holdKey: before, at: clock.now() } as const;
    await commands.handle(coupon, once.code, redeem, newContext(SYSTEM));
    expect(await coupons.offered(once, randomUUID(), astrid)).toBeNull();
  });
});
