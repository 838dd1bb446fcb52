import { sql } from 'kysely';

import type { Product } from '../../domain/catalogue/index.js';
import type { Database } from '../database/connection.js';
import { assignments, columns, incoming, stored } from './columns.js';
import { rowOf, type ProductRow } from './product-row.js';
import { TAXONOMY } from './taxonomy.js';

export interface Loaded {
  readonly read: number;
  /** Rows that were new or differed from what stood there. */
  readonly changed: number;
}

const BATCH = 1000;

/**
 * Brings products into the catalogue, adding and updating, in batches that commit one by one: cut
 * short, it is simply run again. @param onProgress told how many have been read so far.
 */
export async function loadProducts(db: Database, products: Iterable<Product>, onProgress: (read: number) => void = () => undefined): Promise<Loaded> {
  await loadCategories(db);
  let read = 0;
  let changed = 0;
  for (const batch of batches(products)) {
    changed += await loadBatch(db, batch.map(rowOf));
    read += batch.length;
    onProgress(read);
  }
  await sql`ANALYZE catalogue_product`.execute(db);
  return { read, changed };
}

async function loadCategories(db: Database): Promise<void> {
  await sql`
    INSERT INTO catalogue_category (path, name, parent, position)
    SELECT path, name, parent, position FROM jsonb_to_recordset(${JSON.stringify(TAXONOMY)}::jsonb) AS c (path text, name text, parent text, position integer)
    ON CONFLICT (path) DO UPDATE SET name = excluded.name, parent = excluded.parent, position = excluded.position`.execute(db);
}

async function loadBatch(db: Database, rows: readonly ProductRow[]): Promise<number> {
  const json = JSON.stringify(rows);
  const result = await sql`
    WITH incoming AS MATERIALIZED (SELECT * FROM jsonb_populate_recordset(NULL::catalogue_product, ${json}::jsonb)),
    brands AS (
      INSERT INTO catalogue_brand (slug, name) SELECT DISTINCT ON (brand_slug) brand_slug, brand FROM incoming ON CONFLICT (slug) DO NOTHING
    )
    INSERT INTO catalogue_product (${columns}) SELECT ${columns} FROM incoming
    ON CONFLICT (varu_id) DO UPDATE SET ${assignments} WHERE (${stored}) IS DISTINCT FROM (${incoming})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

function* batches(products: Iterable<Product>): Generator<Product[]> {
  let batch: Product[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
