import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { DomainEvent } from '../../../domain/kernel/index.js';
import { payment, statedSek, type PaymentCommand } from '../../../domain/payment/index.js';
import { orderPlaced } from '../../../projections/made-events/events-testing.js';
import { allProjections, ProjectionRunner } from '../../../projections/index.js';
import { SettableClock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { newEvent } from '../../foundation/event-store/events.fixture.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { PurchasesOf } from './purchases-of.js';

const AT = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T12:40:00.000Z';
const hash = new KeyedHash(Buffer.alloc(32, 3));
const late = { pspReference: 'psp-late', amount: 9_800 };
const reversal = { reversalId: randomUUID(), attempt: 1 };

let events: TestEventStore;
let views: ProjectionRunner;
let commands: CommandHandling;
beforeAll(async () => {
  events = await openTestEventStore();
  const { store, database } = events;
  views = new ProjectionRunner(
    store,
    database.pool,
    allProjections({ fingerprint: (kind, text) => hash.of(kind, text) }),
  );
  await views.start();
  commands = startCommandHandling(store, database.pool, new SettableClock(AT));
});
afterAll(async () => {
  await views.stop();
  await events.close();
});

/** Creates an order whose payment attempt timed out and was authorised later. */
async function failedOrder(): Promise<{ customerId: string; orderId: string; pay: (one: PaymentCommand) => unknown }> {
  const [customerId, orderId, paymentId] = [randomUUID(), randomUUID(), randomUUID()];
  const placed = orderPlaced({ orderId, customerId, paymentId });
  const failed: DomainEvent = { type: 'OrderFailed', data: { paymentId, reason: 'timed-out' } };
  const appended = [placed, failed].map(({ type, data }) => newEvent(type, data as object, AT));
  await events.store.append(`order-${orderId}`, 'no-stream', appended);
  const pay = (command: PaymentCommand) =>
    commands.handle(payment, paymentId, command, newContext({ kind: 'partner', id: 'adyen' }));
  const attempt = { paymentId, orderId, orderNumber: placed.data.orderNumber, method: 'scheme', amount: 9_800 };
  await pay({ type: 'Start', orderMethod: 'scheme', ...attempt, startedAt: AT, expiresAt: LATER });
  await pay({ type: 'TimeOut', at: LATER });
  await pay({ type: 'Authorise', pspReference: late.pspReference, stated: statedSek(9_800), authorisedAt: LATER });
  await pay({ type: 'RequestReversal', ...reversal, ...late, reason: 'late-authorisation', requestedAt: LATER });
  return { customerId, orderId, pay };
}

test.each([
  ['requested', []],
  ['refused', [{ type: 'FailReversal', ...reversal, reason: 'Not authorised', failedAt: LATER }]],
] as const)(
  'a reversal that was %s does not stop an erasure once the partner has released the money',
  async (_how, before) => {
    const { customerId, orderId, pay } = await failedOrder();
    for (const command of before) await pay(command);
    const purchases = new PurchasesOf(views, events.store, events.database.db);
    expect(await purchases.of(customerId)).toMatchObject({ rejected: { type: 'OrdersUnfinished' } });
    const stated = { statementId: randomUUID() };
    const { pspReference } = late;
    await pay({ type: 'ConfirmCancellation', pspReference, word: 'Cancelled', stated, cancelledAt: LATER });
    expect(await purchases.of(customerId)).toEqual({ orderIds: [orderId] });
  },
);
