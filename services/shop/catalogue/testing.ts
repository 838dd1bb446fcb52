import type pg from 'pg';

import type { Product } from '../../../domain/catalogue/index.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { SystemClock } from '../../foundation/clock.js';
import { EventCodec } from '../../foundation/event-store/codec.js';
import { PersonalDataKeys } from '../../foundation/event-store/personal-data/keys.js';
import { PostgresEventStore } from '../../foundation/event-store/postgres/postgres-event-store.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { generateCatalogue, generatedArrivals } from '../../../seed/catalogue/index.js';
import { catchUpCatalogue } from './stocking/catch-up.js';
import { stock, type Stocked } from './stocking/stock.js';

/** Adds products to a database without a running shop, by the usual events. The events have no personal data. */
export async function stockDatabase(
  { pool, url }: { readonly pool: pg.Pool; readonly url: string },
  products: Iterable<Product>,
): Promise<Stocked> {
  const store = new PostgresEventStore(
    pool,
    new EventCodec(allEventDefinitions, new PersonalDataKeys(pool, [Buffer.alloc(32)])),
    url,
  );
  try {
    return await stock({ store, clock: new SystemClock() }, generatedArrivals(products));
  } finally {
    await catchUpCatalogue({ store, pool });
    await store.close();
  }
}

export function stockedDatabase(products: number): Promise<TestDatabase> {
  const fill = (database: TestDatabase): Promise<Stocked> =>
    stockDatabase(database, generateCatalogue({ size: products }));
  return createTestDatabase({ template: { name: `algort_goods_${products}`, fill } });
}
