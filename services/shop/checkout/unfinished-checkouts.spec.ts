import { afterAll, beforeAll, expect, test } from 'vitest';
import { Logger } from '@nestjs/common';

import { SettableClock } from '../../foundation/clock.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import type { PaymentFlow } from '../payment/payment-flow.js';
import type { PlaceOrder } from './place-order.js';
import { UnfinishedCheckouts } from './unfinished-checkouts.js';

Logger.overrideLogger([]);
const NOW = '2026-03-01T12:00:00.000Z';
const BEFORE = '2026-03-01T11:00:00.000Z';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

test('a payment that cannot be given up does not stop other payments and carts from being given up', async () => {
  for (const id of ['ill', 'well']) await overduePayment(id);
  await database.pool.query(
    `INSERT INTO view_cart (cart_id, phase, merged_from, revision, updated_at) VALUES ('left', 'frozen', '[]', 1, $1)`,
    [BEFORE],
  );
  const givenUp: string[] = [];
  const payments = {
    record: async (id: string) => {
      if (id === 'ill') throw new Error('its stream cannot be read');
      givenUp.push(id);
    },
  } as unknown as PaymentFlow;
  const commands = {
    load: async () => ({ orderId: '7b6a2c86-98ff-4a27-b4f2-b68a2a3f1b11' }),
  } as unknown as CommandHandling;
  const orders = { reopen: async (id: string) => void givenUp.push(id) } as unknown as PlaceOrder;
  await new UnfinishedCheckouts(database.db, commands, orders, payments, new SettableClock(NOW)).sweep();
  expect(givenUp).toEqual(['well', 'left']);
});

test('more failing payments than are read at once do not stop the payments behind them', async () => {
  for (let nth = 100; nth < 320; nth += 1) await overduePayment(`ill ${nth}`);
  const asked: string[] = [];
  const payments = {
    record: async (id: string) => {
      asked.push(id);
      if (id !== 'well') throw new Error('its stream cannot be read');
    },
  } as unknown as PaymentFlow;
  const commands = { load: async () => ({}) } as unknown as CommandHandling;
  const parts = [commands, {} as PlaceOrder, payments, new SettableClock(NOW)] as const;
  await new UnfinishedCheckouts(database.db, ...parts).sweep();
  expect([asked.length, new Set(asked).size, asked.at(-1)]).toEqual([222, 222, 'well']);
});

async function overduePayment(id: string): Promise<void> {
  await database.pool.query(
    `INSERT INTO view_order_payment
       (payment_id, order_id, method, capture, status, amount, captured, refunded, started_at, expires_at, revision)
     VALUES ($1, 'o', 'card', 'on-dispatch', 'started', 100, 0, 0, $2, $2, 0)`,
    [id, BEFORE],
  );
}
