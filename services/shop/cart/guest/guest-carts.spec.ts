import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cart, guestCartRule, type CartCommand, type CartState } from '../../../../domain/cart/index.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import { newContext } from '../../../foundation/command-handling/command-context.js';
import { sessionRule } from '../../../../domain/session/index.js';
import { Club } from '../../../host/jobs/testing.js';

const soap = {
  varuId: '100001',
  name: 'Mild tvål',
  type: 'Ha',
  unitPrice: 4_900,
  vatClass: 'goods',
  flags: [],
  weightGrams: 320,
} as const;

describe('the carts that guests leave', () => {
  let shop: Club;
  beforeAll(async () => void (shop = await Club.open()));
  afterAll(() => shop.close());

  const send = async (cartId: string, command: CartCommand): Promise<void> => {
    const outcome = await shop.commands.handle(cart, cartId, command, newContext({ kind: 'system', id: 'test' }));
    if (!outcome.ok) throw new Error(outcome.rejection.type);
  };
  const begun = async (on: string, customerId: string | null = null): Promise<string> => {
    const cartId = randomUUID();
    shop.clock.set(`${on}T11:00:00.000Z`);
    await send(cartId, { type: 'AddItem', cartId, customerId, product: soap, quantity: 1, on });
    return cartId;
  };
  const emptied = async (on: string): Promise<string> => {
    const cartId = await begun(on);
    await send(cartId, { type: 'Empty', customerId: null, reason: 'customer' });
    return cartId;
  };
  const night = async (date: string) => {
    shop.clock.set(`${date}T20:00:00.000Z`);
    const outcome = await shop.machine('free').run('guest-carts', date);
    return outcome.ok ? outcome.run.report.sums : outcome.rejection;
  };
  const phases = (...ids: readonly string[]): Promise<readonly CartState['phase'][]> =>
    Promise.all(
      ids.map(async (id) => {
        const events = await shop.opened.store.readStream(`cart-${id}`);
        return events.reduce((state, event) => cart.evolve(state, event as never), cart.initial).phase;
      }),
    );

  test('end a day after they were left empty, and a month after with goods; a customer’s does not', async () => {
    const [empty, left, customers] = [
      await emptied('2026-03-01'),
      await begun('2026-03-01'),
      await begun('2026-03-01', derivedId('customer', 1)),
    ];
    const carts = [empty, left, customers];
    expect(await night('2026-03-02')).toEqual({ empty: 0, abandoned: 0 });
    expect(await night('2026-03-03')).toEqual({ empty: 1, abandoned: 0 });
    expect(await phases(...carts)).toEqual(['lapsed', 'open', 'open']);
    expect(await night('2026-03-31')).toEqual({ empty: 0, abandoned: 0 });
    expect(await night('2026-04-01')).toEqual({ empty: 0, abandoned: 1 });
    expect(await phases(...carts)).toEqual(['lapsed', 'lapsed', 'open']);
    expect((await shop.projections.verify('cart')).comparison).toMatchObject({ differences: 0 });
  });

  test('end once, however often the night is run', async () => {
    const empty = await emptied('2026-05-01');
    const [first, again] = [await night('2026-05-03'), await night('2026-05-03')];
    expect([first, again]).toEqual([
      { empty: 1, abandoned: 0 },
      { empty: 1, abandoned: 0 },
    ]);
    const events = await shop.opened.store.readStream(`cart-${empty}`);
    expect(events.filter(({ type }) => type === 'CartLapsed')).toHaveLength(1);
  });

  test('stay as long as a guest may come back to what lies in them', () => {
    expect(guestCartRule.on('2026-03-01').abandonedDays).toBeGreaterThanOrEqual(sessionRule.on('2026-03-01').guestDays);
  });
});
