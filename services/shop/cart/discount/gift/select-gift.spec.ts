import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cart, type CartProduct, type CartState } from '../../../../../domain/cart/index.js';
import type { Product } from '../../../../../domain/catalogue/index.js';
import type { Shopper } from '../../../../access/http/request.js';
import { SettableClock } from '../../../../foundation/clock.js';
import { newContext, type CommandContext } from '../../../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../../../foundation/command-handling/testing.js';
import { openTestEventStore, type TestEventStore } from '../../../../foundation/event-store/testing.js';
import { Problem } from '../../../../foundation/problem/problem.js';
import type { RunningCampaign } from '../../../catalogue/running-campaigns.js';
import type { CartPrices } from '../../cart-prices.js';
import type { ChangeCart } from '../../change-cart.js';
import { SelectGift, SelectGiftHandler } from './select-gift.js';

const on = '2026-07-01';
const soap: CartProduct = {
  ...{ varuId: '100001', name: 'Mild tvål', type: 'Ha', unitPrice: 10_000, vatClass: 'goods', flags: [] },
  ...{ weightGrams: 320, categoryPath: 'hudvard/kropp' },
};
const [CREAM, BALM, SOLD_OUT] = ['200001', '200002', '200003'] as const;
const campaignOf = (code: string, change: Partial<RunningCampaign> = {}): RunningCampaign => ({
  ...{ id: code.toLowerCase(), title: 'Vinterhud', text: '', kind: 'offer', validTo: '2026-07-31', membersOnly: false },
  ...{ sticker: null, varuIds: [soap.varuId], multiBuy: null },
  gift: { code, varuIds: [CREAM, BALM, SOLD_OUT], minimum: 20_000 },
  ...change,
});
const running = [campaignOf('GAVA'), campaignOf('MEDLEM', { membersOnly: true })];
const MEMBER = randomUUID();

describe('the gift of a campaign (CRT-11)', () => {
  let events: TestEventStore;
  let commands: CommandHandling;
  let handler: SelectGiftHandler;
  let wrong: string[] = [];
  beforeAll(async () => {
    events = await openTestEventStore();
    const clock = new SettableClock('2026-07-01T09:00:00.000Z');
    commands = startCommandHandling(events.store, events.database.pool, clock);
    const carts: Pick<ChangeCart, 'change'> = {
      change: ({ session: { cartId }, context }, commandFor) =>
        commands.handle(cart, cartId, commandFor(cartId), context),
    };
    const prices = { buyer: async ({ customerId }) => ({ member: customerId === MEMBER }) } as Pick<
      CartPrices,
      'buyer'
    >;
    handler = new SelectGiftHandler(
      carts as ChangeCart,
      { running: async () => running },
      { product: async (varuId) => productOf(varuId) },
      prices,
      clock,
      {
        ask: async ({ session }, find) => {
          const found = await find();
          if (found === null) wrong = [...wrong, session.sessionId];
          return found;
        },
      },
    );
  });
  afterAll(() => events.close());

  const context = (): CommandContext => newContext({ kind: 'system', id: 'test' });

  async function shopper(quantity: number, customerId: string | null = null): Promise<Shopper> {
    const cartId = randomUUID();
    const command = { type: 'AddItem', cartId, customerId, product: soap, quantity, on } as const;
    expect(await commands.handle(cart, cartId, command, context())).toMatchObject({ ok: true });
    const session = { sessionId: randomUUID(), cartId, customerId };
    return { session, context: context(), address: '192.0.2.1' } as unknown as Shopper;
  }

  const cartOf = ({ session }: Shopper): Promise<CartState> => commands.load(cart, session.cartId);
  const giftsOf = async (one: Shopper): Promise<readonly unknown[]> =>
    (await cartOf(one)).gifts.map(({ code, product: { varuId, unitPrice } }) => [code, varuId, unitPrice]);

  /** "ok", or the field and the code of the refusal. */
  async function chosen(one: Shopper, code: string, selected: string | null): Promise<string> {
    try {
      const outcome = await handler.execute(new SelectGift({ ...one, context: context() }, code, selected));
      return outcome.ok ? 'ok' : outcome.rejection.type;
    } catch (refused) {
      if (!(refused instanceof Problem)) throw refused;
      return `${refused.errors[0]?.field} ${refused.errors[0]?.code}`;
    }
  }

  test('is chosen, changed for another one, and left out, and costs nothing', async () => {
    const one = await shopper(2);
    expect(await chosen(one, ' gava ', CREAM)).toBe('ok');
    expect(await giftsOf(one)).toEqual([['GAVA', CREAM, 0]]);
    expect(await chosen(one, 'GAVA', BALM)).toBe('ok');
    expect(await giftsOf(one)).toEqual([['GAVA', BALM, 0]]);
    expect(await chosen(one, 'GAVA', null)).toBe('ok');
    expect(await giftsOf(one)).toEqual([]);
  });

  test('is refused with its reason, and the cart keeps what it had', async () => {
    const [little, enough] = [await shopper(1), await shopper(2)];
    expect(await chosen(little, 'GAVA', CREAM)).toBe('GiftBelowMinimum');
    expect(await chosen(enough, 'GAVA', CREAM)).toBe('ok');
    expect(await chosen(enough, 'GAVA', soap.varuId)).toBe('selected GiftNotAmong');
    expect(await chosen(enough, 'GAVA', SOLD_OUT)).toBe('selected OUT_OF_STOCK');
    expect(await giftsOf(enough)).toEqual([['GAVA', CREAM, 0]]);
    expect(await giftsOf(little)).toEqual([]);
  });

  test('of a members’ campaign is for members alone', async () => {
    expect(await chosen(await shopper(2), 'MEDLEM', CREAM)).toBe('code GiftUnknown');
    expect(await chosen(await shopper(2, MEMBER), 'MEDLEM', CREAM)).toBe('ok');
  });

  test('of an unknown or ill-formed code counts as a guess, a known one does not', async () => {
    const one = await shopper(2);
    const ofThis = () => wrong.filter((sessionId) => sessionId === one.session.sessionId).length;
    for (const code of ['GAVA', 'gava']) expect(await chosen(one, code, CREAM)).toBe('ok');
    expect(await chosen(one, 'GAVA', soap.varuId)).toBe('selected GiftNotAmong');
    expect(ofThis()).toBe(0);
    for (const code of ['FINNS-EJ', '!', '']) expect(await chosen(one, code, CREAM)).toBe('code GiftUnknown');
    expect(ofThis()).toBe(3);
  });

  test('answers its choices only to those who know the code', async () => {
    const one = await shopper(2);
    expect(await chosen(one, 'GAVA', null)).toBe('ok');
    expect(await chosen(one, 'FINNS-EJ', null)).toBe('code GiftUnknown');
    expect(await chosen(one, 'MEDLEM', null)).toBe('code GiftUnknown');
    expect(wrong.filter((sessionId) => sessionId === one.session.sessionId)).toHaveLength(2);
  });
});

function productOf(varuId: string): Product | null {
  if (![CREAM, BALM, SOLD_OUT, soap.varuId].includes(varuId)) return null;
  const { unitPrice: price, ...goods } = soap;
  return { ...goods, varuId, price, webStock: varuId === SOLD_OUT ? 0 : 5 } as unknown as Product;
}
