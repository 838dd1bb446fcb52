import type pg from 'pg';

import { catalogueProjections, ProjectionRunner } from '../../../../projections/index.js';
import type { EventStore } from '../../../foundation/event-store/port.js';

/** Updates the catalogue's views with all events in the log, for tools that run without the shop. */
export async function catchUpCatalogue(
  { store, pool }: { readonly store: EventStore; readonly pool: pg.Pool },
  patienceMs = 600_000,
): Promise<void> {
  const runner = new ProjectionRunner(store, pool, catalogueProjections);
  await runner.start();
  const head = await store.head();
  await Promise.all(catalogueProjections.map(({ name }) => runner.waitFor(name, head, patienceMs)));
  await runner.stop();
  await pool.query('ANALYZE view_product');
}
