import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { PaymentEvent } from '../../../domain/payment/index.js';
import { authorised, LATER, started, swish, timedOut } from '../../../domain/payment/spec-events.js';
import { SettableClock } from '../../foundation/clock.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { newEvent } from '../../foundation/event-store/events.fixture.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import type { PaymentGateway } from '../../partners/adyen/gateway.js';
import { paymentPartnerReactions } from './partner-reactions.js';

const clock = new SettableClock('2026-05-04T10:30:00.000Z');
const orderCancelled = {
  type: 'PaymentCancelled',
  data: { reason: 'order-cancelled', cancelledAt: LATER },
} as const;

let opened: TestEventStore;
beforeAll(async () => (opened = await openTestEventStore()));
afterAll(() => opened.close());

test('a request that waits on the phone is closed when the order is cancelled, as when its time is over', async () => {
  expect(await cancelsAskedFor(swish, orderCancelled)).toEqual(['itself']);
  expect(await cancelsAskedFor(swish, timedOut)).toEqual(['itself']);
});

test('a reservation of a cancelled order is released by its reversal, and not closed as well', async () => {
  expect(await cancelsAskedFor(started, authorised, orderCancelled)).toEqual([]);
});

/** Returns the payments that the last event asks the partner to cancel. */
async function cancelsAskedFor(...history: readonly PaymentEvent[]): Promise<readonly string[]> {
  const paymentId = randomUUID();
  const asked: string[] = [];
  const gateway: Pick<PaymentGateway, 'cancel'> = {
    cancel: async (request) => {
      asked.push(request.paymentId === paymentId ? 'itself' : 'another');
      return { pspReference: 'psp-cancel' };
    },
  };
  const recorded = history.map(({ type, data }) => newEvent(type, data, clock.now()));
  const { events } = await opened.store.append(`payment-${paymentId}`, 'no-stream', recorded);
  const last = events.at(-1);
  if (!last) throw new Error('a history has an event');
  const commands = startCommandHandling(opened.store, opened.database.pool, clock);
  const reactions = paymentPartnerReactions(
    commands,
    { of: () => gateway as PaymentGateway },
    { of: async () => [] },
    clock,
  );
  for (const one of reactions.filter(({ eventTypes }) => eventTypes.includes(last.type))) await one.react(last);
  return asked;
}
