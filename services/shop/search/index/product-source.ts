import { sql } from 'kysely';

import type { Product } from '../../../../domain/catalogue/index.js';
import { wholeProduct } from '../../catalogue/columns.js';
import type { Database } from '../../../foundation/database/connection.js';

/** The view of the catalogue. All queries of search against it are in this file. */
const PRODUCTS = sql.table('view_product');
const VIEW = 'product';
const CHUNK = 2000;

/** The state of the catalogue's view. A different state means that rows were written. */
export interface SourceSignal {
  readonly position: string;
  /** A number that grows when a rebuilt view replaces the old one. */
  readonly generation: number;
}

export async function sourceSignal(db: Database): Promise<SourceSignal> {
  const { rows } =
    await sql<SourceSignal>`SELECT position, generation FROM follower_checkpoint WHERE follower = ${VIEW}`.execute(db);
  return rows[0] ?? { position: '', generation: 0 };
}

/**
 * Returns the oldest open transaction. Read it before the rows. Then a row that is committed meanwhile is read again,
 * and not missed.
 */
export async function oldestWriter(db: Database): Promise<string> {
  const { rows } = await sql<{
    transaction: string;
  }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS transaction`.execute(db);
  return rows[0]?.transaction ?? '3';
}

/** Reads all products for sale in batches, sorted by article number. */
export async function* allProducts(db: Database): AsyncGenerator<readonly Product[]> {
  let after = '';
  for (;;) {
    const { rows } = await sql<Product>`
      SELECT ${wholeProduct} FROM ${PRODUCTS} WHERE varu_id > ${after} AND for_sale ORDER BY varu_id LIMIT ${CHUNK}`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    after = rows.at(-1)?.varuId ?? '';
  }
}

export interface Changes {
  readonly products: readonly Product[];
  readonly gone: readonly string[];
}

/** Reads the rows that this transaction or a later one wrote, in whatever order they were committed. */
export async function changesSince(db: Database, transaction: string): Promise<Changes> {
  const { rows } = await sql<Product & { readonly for_sale: boolean }>`
    SELECT ${wholeProduct}, for_sale FROM ${PRODUCTS} WHERE age(xmin) <= age(${transaction}::xid)`.execute(db);
  return {
    products: rows.filter((row) => row.for_sale).map(({ for_sale: _forSale, ...product }) => product),
    gone: rows.filter((row) => !row.for_sale).map(({ varuId }) => varuId),
  };
}

/** Returns the article numbers in the Swedish order of the names. */
export async function numbersByName(db: Database): Promise<Int32Array> {
  const { rows } = await sql<{ numbers: string | null }>`
    SELECT string_agg(varu_id, '' ORDER BY name COLLATE "sv-x-icu", varu_id) AS numbers FROM ${PRODUCTS} WHERE for_sale`.execute(
    db,
  );
  return sixDigits(rows[0]?.numbers ?? '');
}

/** Turns "100001100002" into [100001, 100002]. The database driver would parse an array many times slower. */
export function sixDigits(text: string): Int32Array {
  const numbers = new Int32Array(text.length / 6);
  for (let index = 0; index < numbers.length; index += 1) {
    let number = 0;
    for (let digit = 0; digit < 6; digit += 1) number = number * 10 + text.charCodeAt(index * 6 + digit) - 48;
    numbers[index] = number;
  }
  return numbers;
}
