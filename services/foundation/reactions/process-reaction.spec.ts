import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkoutProcess, startPayment } from '../../../domain/checkout/index.js';
import { balance, membership } from '../../../domain/member/index.js';
import { order, type OrderCommand } from '../../../domain/order/index.js';
import { agent, AT, contact, cream } from '../../../domain/order/spec-events.js';
import { dispensingProcess } from '../../../domain/dispensing/index.js';
import { fulfilmentProcess } from '../../../domain/fulfilment/index.js';
import { openTasks, payment } from '../../../domain/payment/index.js';
import { SettableClock } from '../clock.js';
import { newContext, SYSTEM } from '../command-handling/command-context.js';
import { startCommandHandling } from '../command-handling/testing.js';
import { newEvent } from '../event-store/events.fixture.js';
import type { StoredEvent } from '../event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import { ProcessReaction, UnexpectedRefusal } from './process-reaction.js';

let opened: TestEventStore;
beforeAll(async () => (opened = await openTestEventStore()));
afterAll(() => opened.close());

describe('a payment that is authorised', () => {
  test('for an order that has failed is an error and is never skipped', async () => {
    const { react } = await paidAfter((paymentId) => ({ type: 'Fail', paymentId, reason: 'timed-out' }));
    await expect(react()).rejects.toThrow(UnexpectedRefusal);
  });

  test('for an order that staff cancelled meanwhile is left to the cancellation', async () => {
    const { react } = await paidAfter(() => ({ type: 'Cancel', by: 'staff', reason: 'slut i lager', cancelledAt: AT }));
    await expect(react()).resolves.toBeUndefined();
  });
});

describe('a refund that the payment refuses', () => {
  const returned = (refund: number) => {
    const at = '2026-05-12T09:00:00.000Z';
    const line = { returnId: randomUUID(), lines: [], shipping: 0, pointsBasis: 0, whole: false };
    return { ...line, refund, returnedAt: at, returnedOn: '2026-05-12' };
  };

  test('is an error, never only a line in the log', async () => {
    const { orderId, commands } = await placedOrder();
    const [event] = await appended(orderId, 'ItemsReturned', returned(0.5));
    await expect(new ProcessReaction(fulfilmentProcess, commands).react(event)).rejects.toThrow(
      /RequestRefund on payment-.* was refused: AmountInvalid/,
    );
  });

  test('because it cannot pay is a task for a person, and the order continues', async () => {
    const { orderId, paymentId, commands } = await placedOrder();
    const [event] = await appended(orderId, 'ItemsReturned', returned(10_000));
    await new ProcessReaction(fulfilmentProcess, commands).react(event);
    expect(openTasks(await commands.load(payment, paymentId))).toMatchObject([{ kind: 'difference', amount: -10_000 }]);
  });
});

test('a return before the points of its order were earned takes them when its turn comes', async () => {
  const memberId = randomUUID();
  const { orderId, commands } = await placedOrder(memberId);
  const joined = { memberId, customerId: randomUUID(), memberNumber: randomUUID(), birthDate: '1985-07-09' };
  const contacts = { email: 'astrid@example.se', mobileNumber: '0701234567' };
  const join = { type: 'RegisterMember', ...joined, ...contacts, at: AT } as const;
  await commands.handle(membership, memberId, join, newContext(SYSTEM));
  const whole = { parcelId: null, lineIds: null, due: null, shipping: null, pointsBasis: null };
  const parcel = { ...whole, trackingNumber: '1', carrier: 'PostNord', dispatchedAt: AT, dispatchedOn: '2026-05-04' };
  const [dispatched] = await appended(orderId, 'OrderDispatched', parcel);
  const { pointsBasis } = (await commands.load(order, orderId)).order?.totals ?? { pointsBasis: 0 };
  const lines = [{ lineId: '1', quantity: 3, refund: pointsBasis }];
  const back = { returnId: randomUUID(), lines, refund: 0, shipping: 0, pointsBasis, whole: true };
  const [returned] = await appended(orderId, 'ItemsReturned', { ...back, returnedAt: AT, returnedOn: '2026-05-04' });
  const points = new ProcessReaction(fulfilmentProcess, commands);
  for (const event of [returned, dispatched]) await points.react(event);
  expect(balance(await commands.load(membership, memberId))).toBeGreaterThan(0);
  for (const _again of [1, 2]) for (const event of [dispatched, returned]) await points.react(event);
  expect(await commands.load(membership, memberId)).toMatchObject({ owed: 0, lots: [{ remaining: 0 }] });
});

test('an event of a stream that never concerns a process is not looked at, and reads nothing that is known', async () => {
  const { orderId, commands } = await placedOrder();
  await commands.load(order, orderId);
  const [event] = await opened.store.readStream(`order-${orderId}`);
  const asked: string[] = [];
  const seen = {
    reactingTo: (of: StoredEvent) => {
      const reacting = commands.reactingTo(of);
      const whole = reacting.state.bind(reacting);
      return Object.assign(reacting, { state: (slice: never) => (asked.push(of.type), whole(slice)) });
    },
  };
  await new ProcessReaction(dispensingProcess, seen).react(event as StoredEvent);
  expect(asked).toEqual([]);
  await new ProcessReaction({ ...dispensingProcess, isForeign: () => false }, seen).react(event as StoredEvent);
  expect(asked).toEqual(['OrderPlaced']);
});

describe('an event that a request of this process has handled', () => {
  const authorised = async () => {
    const { commands, paymentId } = await placedOrder();
    const authorise = { type: 'Authorise', pspReference: 'psp-1', stated: null, authorisedAt: AT } as const;
    const outcome = await commands.handle(payment, paymentId, authorise, newContext(SYSTEM));
    const sent: string[] = [];
    const reactingTo = (event: StoredEvent) => {
      sent.push(event.type);
      return commands.reactingTo(event);
    };
    return { event: (outcome.ok && outcome.events[0]) as StoredEvent, sent, seen: { reactingTo } };
  };

  test('is skipped once by its follower', async () => {
    const { event, sent, seen } = await authorised();
    const process = new ProcessReaction(checkoutProcess, seen);
    expect((await process.reactWith(event)).map(({ type }) => type)).toContain('OrderConfirmed');
    await process.react(event);
    expect(sent).toHaveLength(1);
    await process.react(event);
    expect(sent).toHaveLength(2);
  });

  test('is awaited and skipped by a follower that comes while the request still handles it', async () => {
    const { event, sent, seen } = await authorised();
    const process = new ProcessReaction(checkoutProcess, seen);
    const request = process.reactWith(event);
    await process.react(event);
    expect(sent).toHaveLength(1);
    expect((await request).map(({ type }) => type)).toContain('OrderConfirmed');
  });

  test('is handled by a follower that waited for a request which then failed', async () => {
    const { event, sent, seen } = await authorised();
    let isAway = true;
    const reactingTo = (of: StoredEvent) => {
      if (isAway) throw new Error('away');
      return seen.reactingTo(of);
    };
    const process = new ProcessReaction(checkoutProcess, { reactingTo });
    const request = process.reactWith(event);
    isAway = false;
    const follower = process.react(event);
    await expect(request).rejects.toThrow('away');
    await follower;
    expect(sent).toHaveLength(1);
  });

  test('is handled by the follower of another process', async () => {
    const { event, sent, seen } = await authorised();
    await new ProcessReaction(checkoutProcess, seen).reactWith(event);
    await new ProcessReaction(checkoutProcess, seen).react(event);
    expect(sent).toHaveLength(2);
  });

  test('is handled again when the database server may have lost what followed', async () => {
    const { event, sent, seen } = await authorised();
    const process = new ProcessReaction(checkoutProcess, seen);
    await process.reactWith(event);
    process.forget();
    await process.react(event);
    expect(sent).toHaveLength(2);
  });

  test('is handled by its follower when the request failed', async () => {
    const { event, sent, seen } = await authorised();
    let isAway = true;
    const reactingTo = (of: StoredEvent) => {
      if (isAway) throw new Error('away');
      return seen.reactingTo(of);
    };
    const process = new ProcessReaction(checkoutProcess, { reactingTo });
    await expect(process.reactWith(event)).rejects.toThrow('away');
    isAway = false;
    await process.react(event);
    expect(sent).toHaveLength(1);
  });
});

async function appended(orderId: string, type: string, data: object): Promise<[StoredEvent]> {
  const before = await opened.store.readStream(`order-${orderId}`);
  await opened.store.append(`order-${orderId}`, before.length - 1, [
    newEvent(type, data as Record<string, unknown>, AT),
  ]);
  return [(await opened.store.readStream(`order-${orderId}`)).at(-1) as StoredEvent];
}

/** Creates an order that changes before its payment is authorised. */
async function paidAfter(happens: (paymentId: string) => OrderCommand): Promise<{ react: () => Promise<void> }> {
  const { commands, orderId, paymentId } = await placedOrder();
  await commands.handle(order, orderId, happens(paymentId), newContext(SYSTEM));
  const authorise = { type: 'Authorise', pspReference: 'psp-1', stated: null, authorisedAt: AT } as const;
  const authorised = await commands.handle(payment, paymentId, authorise, newContext(SYSTEM));
  const event = (authorised.ok && authorised.events[0]) as StoredEvent;
  return { react: () => new ProcessReaction(checkoutProcess, commands).react(event) };
}

async function placedOrder(memberId: string | null = null) {
  const commands = startCommandHandling(opened.store, opened.database.pool, new SettableClock(AT));
  const [orderId, paymentId] = [randomUUID(), randomUUID()];
  const ids = { orderId, paymentId, cartId: randomUUID(), customerId: memberId, memberId, orderNumber: '100001' };
  const what = {
    lines: [cream],
    cheque: null,
    delivery: agent,
    contact,
    paymentMethod: 'scheme',
    placedAt: AT,
    shelfKey: 's',
    trackingKey: 't',
  } as const;
  const placed = await commands.handle(order, orderId, { type: 'PlaceOrder', ...ids, ...what }, newContext(SYSTEM));
  if (!placed.ok || !placed.state.order) throw new Error('the order was not placed');
  const started = startPayment(placed.state.order);
  await commands.handle(payment, paymentId, started, newContext(SYSTEM));
  return { commands, orderId, paymentId };
}
