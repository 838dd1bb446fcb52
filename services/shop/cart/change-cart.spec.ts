import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cart, lineOf, type CartProduct } from '../../../domain/cart/index.js';
import { cream, elvanse, ON, panodil } from '../../../domain/cart/spec-events.js';
import { startPayment } from '../../../domain/checkout/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import { agent, contact, cream as soldCream } from '../../../domain/order/spec-events.js';
import { payment, statedSek, type PaymentCommand } from '../../../domain/payment/index.js';
import { SettableClock } from '../../foundation/clock.js';
import { newContext, SYSTEM, type CommandContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import type { NewEvent } from '../../foundation/event-store/port.js';
import { openTestEventStoreDb } from '../../foundation/event-store/eventstoredb/testing.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import { Processes } from '../../foundation/reactions/processes.js';
import type { Session } from '../../access/session/session.js';
import { ChangeCart, type CartOutcome } from './change-cart.js';
import { CurrentCart } from './current-cart.js';
import { EndedCheckout } from './ended-checkout.js';
import { PrescriptionItems } from './prescription/prescription-items.js';

const clock = new SettableClock('2026-05-04T10:00:00.000Z');
const refused = {
  type: 'Refuse',
  pspReference: null,
  stated: null,
  reason: 'Refused',
  refusedAt: clock.now(),
} as const;

/** A process of the shop with its own cache and without a follower. */
interface ShopProcess {
  readonly commands: CommandHandling;
  readonly current: CurrentCart;
  add(session: Session, product: CartProduct, context?: CommandContext): Promise<CartOutcome>;
}

let opened: TestEventStore;

function start(): ShopProcess {
  const commands = startCommandHandling(opened.store, opened.database.pool, clock);
  const prescriptions = new PrescriptionItems(commands, clock);
  const checkouts = new EndedCheckout(commands, opened.store, new Processes(commands));
  const current = new CurrentCart(commands, prescriptions, checkouts, clock);
  const carts = new ChangeCart(commands, current, prescriptions, { guestCart: (_address, make) => make() });
  return {
    commands,
    current,
    add: (session, product, context = keyed()) =>
      carts.change({ session, context, address: '192.0.2.7' }, (cartId) => ({
        type: 'AddItem',
        cartId,
        customerId: session.customerId,
        product,
        quantity: 1,
        on: ON,
      })),
  };
}

function guest(): Session {
  const unknown = { customerId: null, identifiedUntil: null, method: null, stayLoggedIn: false } as const;
  return { sessionId: randomUUID(), cartId: randomUUID(), expiresAt: '2026-06-03T10:00:00.000Z', ...unknown };
}

function keyed(): CommandContext {
  return { ...newContext(SYSTEM), fingerprint: 'one more' };
}

function recorded(type: string, data: object): NewEvent {
  const { commandId, correlationId, causationId, actor } = newContext(SYSTEM);
  const [effectiveAt, recordedAt] = [clock.now(), clock.now()];
  const metadata = { commandId, correlationId, causationId, actor, effectiveAt, recordedAt, fingerprint: '' };
  return { type, data, eventId: randomUUID(), metadata };
}

async function orderOf({ commands }: ShopProcess, { cartId }: Session): Promise<{ orderId: Uuid; paymentId: Uuid }> {
  const [orderId, paymentId, at] = [randomUUID(), randomUUID(), clock.now()];
  const seen = await commands.load(cart, cartId);
  await commands.handle(
    cart,
    cartId,
    { type: 'StartCheckout', customerId: null, orderId, shelfKey: 's', seen, at, on: ON },
    keyed(),
  );
  const who = { cartId, customerId: null, memberId: null, contact } as const;
  const keys = { shelfKey: 's', trackingKey: 't' };
  const what = { lines: [soldCream], cheque: null, delivery: agent, paymentMethod: 'scheme', ...keys } as const;
  const place = {
    type: 'PlaceOrder',
    orderId,
    orderNumber: '100001',
    placedAt: at,
    paymentId,
    ...who,
    ...what,
  } as const;
  const placed = await commands.handle(order, orderId, place, keyed());
  if (!placed.ok || !placed.state.order) throw new Error('the order was not placed');
  await commands.handle(payment, paymentId, startPayment(placed.state.order), keyed());
  return { orderId, paymentId };
}

/** Records the partner's result. The process manager has not handled it yet. */
async function stated({ commands }: ShopProcess, paymentId: Uuid, command: PaymentCommand): Promise<void> {
  const outcome = await commands.handle(payment, paymentId, command, keyed());
  expect(outcome.ok).toBe(true);
}

async function authorised(shop: ShopProcess, paymentId: Uuid): Promise<void> {
  const amount = (await shop.commands.load(payment, paymentId)).started?.amount ?? 0;
  await stated(shop, paymentId, {
    type: 'Authorise',
    pspReference: 'psp-1',
    stated: statedSek(amount),
    authorisedAt: clock.now(),
  });
}

/** PostgreSQL finds a repeated command in any stream. EventStoreDB finds it only in the command's own stream. */
describe.each([
  ['PostgreSQL', openTestEventStore],
  ['EventStoreDB', openTestEventStoreDb],
] as const)('on %s', (_, open) => {
  beforeAll(async () => (opened = await open()));
  afterAll(() => opened.close());

  test('a guest’s cart that ended empty is followed by a new one, also where nobody has heard of its end', async () => {
    const [shop, elsewhere, session] = [start(), start(), guest()];
    await shop.add(session, cream);
    await shop.commands.handle(cart, session.cartId, { type: 'Empty', customerId: null, reason: 'customer' }, keyed());
    const lapse = { type: 'Lapse', lastChangedOn: '2026-01-01', on: '2026-05-04' } as const;
    await elsewhere.commands.handle(cart, session.cartId, lapse, keyed());
    const outcome = await shop.add(session, panodil);
    expect(outcome).toMatchObject({ ok: true, state: { phase: 'open', lines: [{ varuId: panodil.varuId }] } });
    expect((await shop.commands.load(cart, session.cartId)).phase).toBe('lapsed');
    expect((await elsewhere.current.of(session)).state.lines).toHaveLength(1);
  });

  test('a customer whose carts lead to each other, as old histories may have it, goes on with another', async () => {
    const [shop, customerId, one, other] = [start(), randomUUID(), randomUUID(), randomUUID()];
    for (const [cartId, intoCartId] of [
      [one, other],
      [other, one],
    ] as const)
      await opened.store.append(`cart-${cartId}`, 'no-stream', [
        recorded('CartStarted', { cartId, customerId }),
        recorded('CartAbsorbed', { intoCartId }),
      ]);
    const session = { ...guest(), cartId: one, customerId };
    expect(await shop.add(session, cream)).toMatchObject({ ok: true, state: { phase: 'open' } });
    expect((await shop.current.of(session)).state.lines).toHaveLength(1);
    expect((await shop.current.allOf(session)).slice(0, 2)).toEqual([one, other]);
  });

  describe('a cart whose payment has ended, before anyone followed', () => {
    test('takes goods again when the payment was refused', async () => {
      const [shop, session] = [start(), guest()];
      await shop.add(session, cream);
      await stated(shop, (await orderOf(shop, session)).paymentId, refused);
      const outcome = await shop.add(session, panodil);
      expect(outcome).toMatchObject({ ok: true, state: { cartId: session.cartId, phase: 'open' } });
    });

    test('is shown open when the payment was refused', async () => {
      const [shop, session] = [start(), guest()];
      await shop.add(session, cream);
      await stated(shop, (await orderOf(shop, session)).paymentId, refused);
      expect((await shop.current.of(session)).state.phase).toBe('open');
    });

    test('is followed by a new one when it was paid, and its order is confirmed', async () => {
      const [shop, session] = [start(), guest()];
      await shop.add(session, cream);
      const { orderId, paymentId } = await orderOf(shop, session);
      await authorised(shop, paymentId);
      const outcome = await shop.add(session, panodil);
      expect(outcome).toMatchObject({ ok: true, state: { lines: [{ varuId: panodil.varuId, quantity: 1 }] } });
      expect((await shop.commands.load(order, orderId)).phase).toBe('confirmed');
      expect((await shop.commands.load(cart, session.cartId)).phase).toBe('closed');
    });

    test('stays frozen while the payment goes on', async () => {
      const [shop, session] = [start(), guest()];
      await shop.add(session, cream);
      const { orderId } = await orderOf(shop, session);
      expect(await shop.add(session, panodil)).toEqual({ ok: false, rejection: { type: 'CartIsFrozen', orderId } });
    });
  });

  describe('a cart that another process has changed', () => {
    test('is read as it is there', async () => {
      const [here, there, session] = [start(), start(), guest()];
      await here.add(session, cream);
      await there.add(session, panodil);
      expect((await here.current.of(session)).state.lines).toHaveLength(2);
    });

    test('takes goods also in a process that remembers it before', async () => {
      const [here, there, session] = [start(), start(), guest()];
      await here.add(session, cream);
      await there.add(session, cream);
      const outcome = await here.add(session, cream);
      expect(outcome.ok && lineOf(outcome.state, cream.varuId)?.quantity).toBe(3);
    });

    test('is followed to the next one when it was bought there', async () => {
      const [here, there, session] = [start(), start(), guest()];
      await here.add(session, cream);
      const { paymentId } = await orderOf(there, session);
      await authorised(there, paymentId);
      await there.current.of(session);
      const outcome = await here.add(session, panodil);
      expect(outcome).toMatchObject({ ok: true, state: { lines: [{ varuId: panodil.varuId }] } });
      expect(outcome.ok && outcome.state.cartId).not.toBe(session.cartId);
    });
  });

  test('a key that is sent again after its cart was bought answers as the first time, and adds nothing', async () => {
    const [shop, session, context] = [start(), guest(), keyed()];
    const first = await shop.add(session, cream, context);
    await authorised(shop, (await orderOf(shop, session)).paymentId);
    expect(await shop.add(session, cream, context)).toEqual(first);
    expect(await start().add(session, cream, context)).toEqual(first);
    expect((await shop.current.of(session)).state.lines).toEqual([]);
    await shop.add(session, panodil);
    expect(await shop.add(session, cream, context)).toEqual(first);
    expect((await shop.current.of(session)).state.lines.map(({ varuId }) => varuId)).toEqual([panodil.varuId]);
  });

  test('an answer to someone who is not identified leaves prescription items out', async () => {
    const [shop, customerId] = [start(), randomUUID()];
    const session = { ...guest(), customerId };
    await shop.add(session, cream);
    const merge = {
      type: 'MergeCart',
      cartId: session.cartId,
      customerId,
      fromCustomerId: customerId,
      coupon: null,
      gifts: [],
      on: ON,
    } as const;
    const lines = [{ ...elvanse, quantity: 1 }];
    const other = start().commands;
    await other.handle(cart, session.cartId, { ...merge, fromCartId: randomUUID(), lines }, keyed());
    const outcome = await shop.add(session, panodil);
    expect(outcome.ok && outcome.state.lines.map(({ varuId }) => varuId)).toEqual([cream.varuId, panodil.varuId]);
  });
});
