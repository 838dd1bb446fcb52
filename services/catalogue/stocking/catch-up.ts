import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

import { catalogueProjections, ProjectionRunner } from '../../../projections/index.js';
import type { EventStore } from '../../event-store/port.js';

/** Brings the catalogue's views up to the log's end, where no shop is running that would. */
export async function catchUpCatalogue({ store, pool }: { readonly store: EventStore; readonly pool: pg.Pool }, patienceMs = 600_000): Promise<void> {
  await readable(pool);
  const runner = new ProjectionRunner(store, pool, catalogueProjections);
  await runner.start();
  const head = await store.head();
  await Promise.all(catalogueProjections.map(({ name }) => runner.waitFor(name, head, patienceMs)));
  await runner.stop();
  await pool.query('ANALYZE view_product');
}

const READABLE_MS = 10_000;
const LOOK_EACH_MS = 20;

/**
 * Followers read an event only when every older transaction of the server has ended, in whatever database: until then the
 * log's end is not yet what was just written. In a busy shop something is always under way, so the patience is short.
 */
async function readable(pool: pg.Pool): Promise<void> {
  for (const until = Date.now() + READABLE_MS; Date.now() < until; await pause(LOOK_EACH_MS)) {
    const { rowCount } = await pool.query('SELECT FROM event WHERE transaction_id >= pg_snapshot_xmin(pg_current_snapshot()) LIMIT 1');
    if (rowCount === 0) return;
  }
}
