import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cart, type CartCommand } from '../../../../domain/cart/index.js';
import { membership, type MemberCommand } from '../../../../domain/member/index.js';
import { allProjections, ProjectionRunner } from '../../../../projections/index.js';
import type { CurrentCart } from '../current-cart.js';
import { SettableClock } from '../../../foundation/clock.js';
import { newContext } from '../../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../../foundation/command-handling/testing.js';
import { openTestEventStore, type TestEventStore } from '../../../foundation/event-store/testing.js';
import { HeldCheques } from './held-cheques.js';

const NOW = '2026-03-01T09:00:00.000Z';
const on = '2026-03-01';
const soap = {
  varuId: '100',
  name: 'Mild tvål',
  type: 'Ha',
  unitPrice: 4_900,
  vatClass: 'goods',
  flags: [],
  weightGrams: 320,
} as const;

describe('a cheque that a cart holds', () => {
  const clock = new SettableClock(NOW);
  let events: TestEventStore;
  let views: ProjectionRunner;
  let commands: CommandHandling;
  beforeAll(async () => {
    events = await openTestEventStore();
    const projections = allProjections({ fingerprint: (_, text) => text });
    views = new ProjectionRunner(events.store, events.database.pool, projections);
    await views.start();
  });
  beforeEach(() => {
    clock.set(NOW);
    commands = startCommandHandling(events.store, events.database.pool, clock);
  });
  afterAll(async () => {
    await views.stop();
    await events.close();
  });

  test('is free again when nobody has touched the cart for a day', async () => {
    const held = await reserved();
    await put(held);
    await sweepAt('2026-03-02T08:59:00.000Z');
    expect(await standing(held)).toEqual(['reserved', held.chequeId]);
    await sweepAt('2026-03-02T09:01:00.000Z');
    expect(await standing(held)).toEqual(['open', undefined]);
  });

  test('is free again also when the process died before the cart had it', async () => {
    const held = await reserved();
    await sweepAt('2026-03-02T09:01:00.000Z');
    expect(await standing(held)).toEqual(['open', undefined]);
  });

  test('stays with a cart that somebody has changed since, and with one that is being paid', async () => {
    const [busy, paying] = [await reserved(), await reserved()];
    for (const held of [busy, paying]) await put(held);
    const { cartId, customerId } = paying;
    const seen = await commands.load(cart, cartId);
    await toCart(cartId, {
      type: 'StartCheckout',
      customerId,
      orderId: randomUUID(),
      shelfKey: 's',
      seen,
      on,
      at: clock.now(),
    });
    clock.set('2026-03-02T08:00:00.000Z');
    await toCart(busy.cartId, { type: 'SetQuantity', customerId: busy.customerId, varuId: '100', quantity: 2, on });
    await sweepAt('2026-03-02T09:01:00.000Z');
    for (const held of [busy, paying]) expect(await standing(held)).toEqual(['reserved', held.chequeId]);
  });

  interface Held {
    readonly cartId: string;
    readonly customerId: string;
    readonly memberId: string;
    readonly chequeId: string;
  }

  /** Creates a cart with goods, and a cheque that is reserved for it but not yet applied. */
  async function reserved(): Promise<Held> {
    const held = { cartId: randomUUID(), customerId: randomUUID(), memberId: randomUUID(), chequeId: randomUUID() };
    const { cartId, customerId, memberId, chequeId } = held;
    const person = { customerId, birthDate: '1980-05-17', memberNumber: randomUUID().slice(0, 10) };
    const contact = { email: 'astrid@example.se', mobileNumber: '0701234567' };
    await toMember(memberId, {
      type: 'RegisterMember',
      memberId,
      ...person,
      ...contact,
      at: '2026-01-10T09:00:00.000Z',
    });
    const lot = { orderId: randomUUID(), lotId: randomUUID(), basis: 100_000, on: '2026-02-01' };
    await toMember(memberId, { type: 'EarnPoints', parcelId: null, ...lot });
    await toMember(memberId, { type: 'IssueCheque', chequeId, on: '2026-02-28' });
    await toCart(cartId, { type: 'AddItem', cartId, customerId, product: soap, quantity: 1, on });
    await toMember(memberId, { type: 'ReserveCheque', chequeId, cartId, at: clock.now() });
    return held;
  }

  async function put({ cartId, customerId, memberId, chequeId }: Held): Promise<void> {
    const cheque = { memberId, chequeId, amount: 2_000, validTo: '2026-05-31' };
    await toCart(cartId, { type: 'ApplyCheque', customerId, ...cheque, on });
  }

  async function toCart(cartId: string, command: CartCommand): Promise<void> {
    const outcome = await commands.handle(cart, cartId, command, newContext({ kind: 'system', id: 'test' }));
    if (!outcome.ok) throw new Error(outcome.rejection.type);
  }

  async function toMember(memberId: string, command: MemberCommand): Promise<void> {
    const outcome = await commands.handle(membership, memberId, command, newContext({ kind: 'system', id: 'test' }));
    if (!outcome.ok) throw new Error(outcome.rejection.type);
  }

  async function sweepAt(instant: string): Promise<void> {
    const head = await events.store.head();
    for (const view of ['cart', 'cheque']) expect(await views.waitFor(view, head, 10_000)).toBe(true);
    clock.set(instant);
    const carts = { state: (cartId: string) => commands.load(cart, cartId) } as unknown as CurrentCart;
    await new HeldCheques(events.database.db, commands, carts, clock).sweep();
  }

  /** Returns the state of the cheque in the membership and in the cart. */
  async function standing({ memberId, cartId }: Held): Promise<readonly unknown[]> {
    const [member, held] = [await commands.load(membership, memberId), await commands.load(cart, cartId)];
    return [member.cheques[0]?.status, held.cheque?.chequeId];
  }
});
