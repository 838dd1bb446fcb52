import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cart, type CartProduct } from '../../../../../domain/cart/index.js';
import { coupon, type CouponPlan } from '../../../../../domain/coupon/index.js';
import { SettableClock } from '../../../../foundation/clock.js';
import { newContext, type CommandContext } from '../../../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../../../foundation/command-handling/testing.js';
import { openTestEventStore, type TestEventStore } from '../../../../foundation/event-store/testing.js';
import { Problem } from '../../../../foundation/problem/problem.js';
import type { Shopper } from '../../../../access/http/request.js';
import { CouponKeys } from '../../../coupon/coupon-keys.js';
import { attemptKeyOf, CouponUses } from '../../../coupon/coupon-uses.js';
import type { CurrentCart } from '../../current-cart.js';
import { ApplyCoupon, ApplyCouponHandler } from './apply-coupon.js';

const NOW = '2026-07-01T09:00:00.000Z';
const on = '2026-07-01';
const soap: CartProduct = {
  ...{ varuId: '100001', name: 'Mild tvål', type: 'Ha', unitPrice: 10_000, vatClass: 'goods', flags: [] },
  ...{ weightGrams: 320, categoryPath: 'hudvard/kropp' },
};
const plan: CouponPlan = {
  ...{ name: 'Sommarrabatt', off: { percent: 10 }, goods: null, minimum: 0 },
  ...{ from: '2026-06-01', to: '2026-08-31', total: null, oncePerCustomer: false },
};

describe('a coupon in a cart (CRT-04)', () => {
  const clock = new SettableClock(NOW);
  let events: TestEventStore;
  let commands: CommandHandling;
  let handler: ApplyCouponHandler;
  let uses: CouponUses;
  beforeAll(async () => {
    events = await openTestEventStore();
    commands = startCommandHandling(events.store, events.database.pool, clock);
    const keys = new CouponKeys(events.keys);
    uses = new CouponUses(commands, keys, clock);
    const current = {
      of: async ({ cartId }: { cartId: string }) => ({ cartId, state: await commands.load(cart, cartId) }),
    } as unknown as CurrentCart;
    handler = new ApplyCouponHandler(commands, current, uses, keys, { ask: (_, find) => find() }, clock);
  });
  afterAll(() => events.close());

  const context = (): CommandContext => newContext({ kind: 'system', id: 'test' });

  async function planned(change: Partial<CouponPlan> = {}): Promise<string> {
    const code = `KOD-${randomUUID().slice(0, 8).toUpperCase()}`;
    const command = { type: 'PlanCoupon', code, plan: { ...plan, ...change }, on } as const;
    const outcome = await commands.handle(coupon, code, command, context());
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    return code;
  }

  async function shopper(customerId: string | null = null): Promise<Shopper> {
    const cartId = randomUUID();
    await commands.handle(
      cart,
      cartId,
      { type: 'AddItem', cartId, customerId, product: soap, quantity: 1, on },
      context(),
    );
    return { session: { cartId, customerId }, context: context(), address: '192.0.2.1' } as unknown as Shopper;
  }

  const again = (one: Shopper): Shopper => ({ ...one, context: context() });
  const held = async ({ session }: Shopper) => (await commands.load(cart, session.cartId)).coupon;
  /** What the shopper is told: the code in the cart, or the reason of the refusal. */
  async function told(one: Shopper, code: string): Promise<string | undefined> {
    try {
      const outcome = await handler.execute(new ApplyCoupon(one, code));
      return outcome.ok ? outcome.state.coupon?.code : outcome.rejection.type;
    } catch (refused) {
      if (!(refused instanceof Problem)) throw refused;
      return refused.errors[0]?.code;
    }
  }

  test('is known by its code, however it is written', async () => {
    const code = await planned();
    expect(await told(await shopper(), ` ${code.toLowerCase()} `)).toBe(code);
    expect(await told(await shopper(), 'FINNS-INTE')).toBe('CouponUnknown');
    expect(await told(await shopper(), 'x')).toBe('CouponUnknown');
  });

  test('is refused with its reason', async () => {
    const [one, known] = [await shopper(), await shopper(randomUUID())];
    expect(await told(one, await planned({ from: '2026-07-02' }))).toBe('CouponNotYetValid');
    expect(await told(one, await planned({ to: '2026-06-30' }))).toBe('CouponOver');
    expect(await told(one, await planned({ minimum: 10_001 }))).toBe('CouponBelowMinimum');
    expect(await told(one, await planned({ goods: { varuIds: [], categories: ['har'] } }))).toBe('CouponHasNoGoods');
    const once = await planned({ oncePerCustomer: true });
    expect(await told(one, once)).toBe('CouponNeedsLogIn');
    expect(await told(known, once)).toBe(once);
  });

  test('of which one is left goes to one of many carts at the same time', async () => {
    const code = await planned({ total: 1 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shopper()));
    const answers = await Promise.all(shoppers.map((one) => told(one, code)));
    expect(answers.filter((answer) => answer === code)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([code, 'CouponUsedUp']));
  });

  test('once for each customer is paid once, also from two carts at the same time', async () => {
    const [code, customerId] = [await planned({ oncePerCustomer: true }), randomUUID()];
    const carts = [await shopper(customerId), await shopper(customerId)];
    for (const one of carts) expect(await told(one, code)).toBe(code);
    const paid = await Promise.allSettled(
      carts.map(async (one) => {
        const holdKey = (await held(one))?.holdKey ?? '';
        await uses.hold({ code, holdKey, attemptKey: attemptKeyOf(holdKey, randomUUID()), customerId });
      }),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((paid.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason).toMatchObject({
      errors: [{ code: 'CouponUsedByBuyer' }],
    });
  });

  test('the same code again keeps its use, and a code without limits records none', async () => {
    const [last, free] = [await planned({ total: 1 }), await planned()];
    const one = await shopper();
    expect(await told(one, last)).toBe(last);
    expect(await told(again(one), last)).toBe(last);
    expect(await told(again(one), free)).toBe(free);
    expect((await commands.load(coupon, free)).uses.size).toBe(0);
    expect((await commands.load(coupon, last)).uses.size).toBe(1);
  });

  test('names no cart and no person in its stream, and no cause', async () => {
    const [code, one] = [await planned({ oncePerCustomer: true }), await shopper(randomUUID())];
    await told(one, code);
    const stored = await events.store.readStream(`coupon-${code}`);
    const text = JSON.stringify(stored.slice(1));
    const { cartId, customerId } = one.session;
    for (const secret of [cartId, String(customerId), one.context.commandId, one.context.correlationId])
      expect(text).not.toContain(secret);
    expect(stored.at(-1)).toMatchObject({ type: 'CouponReserved', causationId: null });
  });
});
