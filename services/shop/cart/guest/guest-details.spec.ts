import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cart, guestDetailsRule, type CartCommand } from '../../../../domain/cart/index.js';
import { FORGOTTEN } from '../../../../domain/kernel/index.js';
import { allProjections, ProjectionRunner } from '../../../../projections/index.js';
import { SettableClock } from '../../../foundation/clock.js';
import { newContext } from '../../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../../foundation/command-handling/testing.js';
import { openTestEventStore, type TestEventStore } from '../../../foundation/event-store/testing.js';
import { sessionRule } from '../../../../domain/session/index.js';
import { GuestDetails } from './guest-details.js';

const soap = {
  varuId: '100',
  name: 'Mild tvål',
  type: 'Ha',
  unitPrice: 4_900,
  vatClass: 'goods',
  flags: [],
  weightGrams: 320,
} as const;
const details = {
  firstName: 'Astrid',
  lastName: 'Ek',
  email: 'gast@exempel.se',
  phoneNumber: '0701234567',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};

describe('who a guest’s cart was for', () => {
  const clock = new SettableClock('2026-03-01T09:00:00.000Z');
  let events: TestEventStore;
  let views: ProjectionRunner;
  let commands: CommandHandling;
  beforeAll(async () => {
    events = await openTestEventStore();
    views = new ProjectionRunner(
      events.store,
      events.database.pool,
      allProjections({ fingerprint: (_, text) => text }),
    );
    await views.start();
  });
  beforeEach(() => {
    clock.set('2026-03-01T09:00:00.000Z');
    commands = startCommandHandling(events.store, events.database.pool, clock);
  });
  afterAll(async () => {
    await views.stop();
    await events.close();
  });

  test('is forgotten thirty days after the last change, and the goods are not', async () => {
    const left = await guestCart();
    await nightOf('2026-03-31');
    expect(await told(left)).toEqual(details);
    await nightOf('2026-04-01');
    expect(await told(left)).toEqual(FORGOTTEN);
    expect(await commands.load(cart, left)).toMatchObject({ details: null, lines: [{ varuId: '100' }] });
    expect((await views.verify('cart')).comparison).toMatchObject({ differences: 0 });
  });

  test('stays with who goes on shopping, who is paying, and who has become a customer', async () => {
    const [busy, paying, claimed] = [await guestCart(), await guestCart(), await guestCart()];
    await send(paying, {
      type: 'StartCheckout',
      shelfKey: 's',
      customerId: null,
      orderId: randomUUID(),
      seen: await commands.load(cart, paying),
      on: '2026-03-01',
      at: clock.now(),
    });
    await send(claimed, { type: 'Claim', customerId: randomUUID() });
    clock.set('2026-03-20T09:00:00.000Z');
    await send(busy, { type: 'SetQuantity', customerId: null, varuId: '100', quantity: 2, on: '2026-03-20' });
    await nightOf('2026-04-10');
    for (const cartId of [busy, paying, claimed]) expect(await told(cartId)).toEqual(details);
  });

  test('is forgotten of all who left, however many they are', async () => {
    const carts = await Promise.all(Array.from({ length: 25 }, () => guestCart()));
    await nightOf('2026-05-01');
    for (const cartId of carts) expect(await told(cartId)).toEqual(FORGOTTEN);
  });

  test('is kept as long as a guest may come back to the cart', () => {
    expect(guestDetailsRule.on('2026-03-01').keptDays).toBeGreaterThanOrEqual(sessionRule.on('2026-03-01').guestDays);
  });

  async function guestCart(): Promise<string> {
    const cartId = randomUUID();
    const on = '2026-03-01';
    await send(cartId, { type: 'AddItem', cartId, customerId: null, product: soap, quantity: 1, on });
    await send(cartId, {
      type: 'GiveCustomerDetails',
      cartId,
      customerId: null,
      details,
      weakSession: null,
      ageDeclared: false,
      on,
    });
    return cartId;
  }

  async function send(cartId: string, command: CartCommand): Promise<void> {
    const outcome = await commands.handle(cart, cartId, command, newContext({ kind: 'system', id: 'test' }));
    if (!outcome.ok) throw new Error(outcome.rejection.type);
  }

  async function nightOf(date: string): Promise<void> {
    expect(await views.waitFor('cart', await events.store.head(), 10_000)).toBe(true);
    clock.set(`${date}T02:00:00.000Z`);
    await new GuestDetails(events.database.pool, events.keys, commands, clock).sweep(10);
  }

  async function told(cartId: string): Promise<unknown> {
    const given = (await events.store.readStream(`cart-${cartId}`)).find(({ type }) => type === 'CustomerDetailsGiven');
    return (given?.data as { details: unknown }).details;
  }
});
