import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect, SHOP_LIMITS, type Connection } from '../../../services/foundation/database/connection.js';
import { loyaltyLevelProjection } from '../../loyalty-level/project.js';
import { RunnerBench } from '../history-testing.js';
import { ProjectionRunner } from '../runner.js';

/** Makes the database check each row so slowly that the shop's statement timeout would end the statement. */
const SLOW = 'ALTER TABLE view_loyalty_level ADD CONSTRAINT slow CHECK (pg_sleep(0.3)::text IS NOT NULL) NOT VALID';

let bench: RunnerBench;
let shop: Connection;
beforeAll(async () => {
  bench = await RunnerBench.open();
  shop = connect(bench.opened.database.url, 4, { ...SHOP_LIMITS, statement_timeout: 200 });
});
afterAll(async () => {
  await shop.close();
  await bench.opened.close();
});

test('a rebuild by the running shop takes as long as it needs, and does not change the time limit', async () => {
  const runner = bench.runner([loyaltyLevelProjection]);
  await runner.start();
  await runner.waitFor('loyalty-level', await bench.member('anna', 1), 5_000);
  await runner.stop();
  await bench.pool.query(SLOW);
  const rebuilt = await new ProjectionRunner(bench.opened.store, shop.pool, [loyaltyLevelProjection]).rebuild(
    'loyalty-level',
  );
  expect(rebuilt).toMatchObject([{ exact: true }]);
  const clients = await Promise.all([1, 2, 3, 4].map(() => shop.pool.connect()));
  for (const client of clients) {
    expect((await client.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '200ms' }]);
    client.release();
  }
});
