import { afterAll, beforeAll, expect, test } from 'vitest';
import { Logger } from '@nestjs/common';

import type { PaymentCommand } from '../../../domain/payment/index.js';
import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import type { PaymentFlow } from './payment-flow.js';
import { PaymentRetries } from './payment-retries.js';

Logger.overrideLogger([]);
const clock = new SettableClock('2026-03-01T12:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `INSERT INTO view_payment_task (payment_id, task_id, kind, status, amount, attempt, retry_at, since) VALUES
      ('broken', 't1', 'refund', 'failed', 4900, 1, '2026-03-01T11:00:00Z', now()),
      ('due', 't2', 'capture', 'failed', 4900, 1, '2026-03-01T12:00:00Z', now()),
      ('early', 't3', 'capture', 'failed', 4900, 1, '2026-03-01T12:00:01Z', now()),
      ('a person', 't4', 'capture', 'open', 4900, 5, NULL, now())`,
  );
});
afterAll(() => database.close());

test('a due attempt is sent again, and a payment that cannot be handled does not hold up others', async () => {
  const asked: [string, PaymentCommand['type']][] = [];
  const flow = {
    record: async (paymentId: string, { type }: PaymentCommand) => {
      asked.push([paymentId, type]);
      if (paymentId === 'broken') throw new Error('unreadable');
    },
  } as unknown as PaymentFlow;
  await new PaymentRetries(database.db, flow, clock).sweep();
  expect(asked).toEqual([
    ['broken', 'RetryDue'],
    ['due', 'RetryDue'],
  ]);
});

test('more failing payments than are sent at once do not stop later payments', async () => {
  await database.pool.query(
    `INSERT INTO view_payment_task (payment_id, task_id, kind, status, amount, attempt, retry_at, since)
     SELECT 'always broken ' || nth, 't', 'refund', 'failed', 4900, 1, '2026-03-01T10:00:00Z', now()
     FROM generate_series(1, 250) AS nth`,
  );
  const asked: string[] = [];
  const flow = {
    record: async (paymentId: string) => {
      asked.push(paymentId);
      if (paymentId !== 'due') throw new Error('unreadable');
    },
  } as unknown as PaymentFlow;
  await new PaymentRetries(database.db, flow, clock).sweep();
  expect([asked.length, new Set(asked).size, asked.at(-1)]).toEqual([252, 252, 'due']);
});
