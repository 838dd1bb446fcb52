import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../services/foundation/database/testing.js';
import { RowStore } from '../runner/row-store.js';
import { paymentTaskProjection } from './project.js';
import { openPaymentTasks } from './queries.js';
import type { PaymentTaskRow } from './table.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 2 })));
afterAll(() => database.close());

test('a difference with the largest possible sum is stored, read as a number and listed', async () => {
  const row: PaymentTaskRow = {
    payment_id: 'p1',
    task_id: 'd1',
    kind: 'difference',
    status: 'open',
    amount: Number.MAX_SAFE_INTEGER,
    attempt: 0,
    retry_at: null,
    reason: 'amount',
    since: '2026-03-01T12:00:00.000Z',
    proposed_by: null,
  };
  const key = ['p1', 'd1'];
  const store = new RowStore(paymentTaskProjection, { cacheRows: 10 });
  store.put(key, row);
  await store.flush(database.pool);
  const another = new RowStore(paymentTaskProjection, { cacheRows: 10 });
  await another.prepare(database.pool, [key]);
  expect(another.get(key)).toMatchObject({ amount: Number.MAX_SAFE_INTEGER });
  expect(await openPaymentTasks(database.db, 10)).toMatchObject([{ amount: Number.MAX_SAFE_INTEGER }]);
});
