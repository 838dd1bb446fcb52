import type pg from 'pg';

import type { KeyRing } from '../config/key-ring.js';
import { isWrappedBy, nameOf, unwrapKey, wrapKey, type KeyId } from '../event-store/personal-data/wrapping.js';

type Wrapped = KeyId & { readonly wrapped_key: Buffer };

export interface Rewrapped {
  readonly looked: number;
  readonly anew: number;
  /** Persons and purposes whose keys no configured master key decrypts. */
  readonly unreadable: readonly string[];
}

const BATCH = 500;

/**
 * Wraps the keys of all persons with the first master key. It skips rows that are done, so it may be interrupted and
 * run again. A key that is destroyed meanwhile stays destroyed.
 */
export async function rewrapAll(
  pool: pg.Pool,
  keys: KeyRing,
  onProgress: (so: Rewrapped) => void = () => undefined,
): Promise<Rewrapped> {
  let so: Rewrapped = { looked: 0, anew: 0, unreadable: [] };
  for (let last: KeyId | null = null; ;) {
    const rows: readonly Wrapped[] = await batchAfter(pool, last);
    if (rows.length === 0) return so;
    const old = rows.filter((row) => !isWrappedBy(row.wrapped_key, row, keys[0]));
    const unreadable = old.filter((row) => !keys.some((key) => isWrappedBy(row.wrapped_key, row, key)));
    const anew = await write(
      pool,
      old.filter((row) => !unreadable.includes(row)),
      keys,
    );
    so = {
      looked: so.looked + rows.length,
      anew: so.anew + anew,
      unreadable: [...so.unreadable, ...unreadable.map(nameOf)],
    };
    onProgress(so);
    last = rows.at(-1) ?? null;
  }
}

async function batchAfter(pool: pg.Pool, last: KeyId | null): Promise<readonly Wrapped[]> {
  const { rows } = await pool.query<Wrapped>(
    `SELECT person, purpose, wrapped_key FROM person_key WHERE wrapped_key IS NOT NULL AND (person, purpose) > ($1, $2)
     ORDER BY person, purpose LIMIT ${BATCH}`,
    [last?.person ?? '', last?.purpose ?? ''],
  );
  return rows;
}

/** Updates only rows that did not change, so that a destroyed key is not restored. */
async function write(pool: pg.Pool, rows: readonly Wrapped[], keys: KeyRing): Promise<number> {
  if (rows.length === 0) return 0;
  const anew = rows.map((row) => wrapKey(openedBy(row, keys), row, keys[0]));
  const { rowCount } = await pool.query(
    `UPDATE person_key AS p SET wrapped_key = r.anew
     FROM unnest($1::text[], $2::text[], $3::bytea[], $4::bytea[]) AS r (person, purpose, old, anew)
     WHERE p.person = r.person AND p.purpose = r.purpose AND p.wrapped_key = r.old`,
    [
      rows.map(({ person }) => person),
      rows.map(({ purpose }) => purpose),
      rows.map(({ wrapped_key }) => wrapped_key),
      anew,
    ],
  );
  return rowCount ?? 0;
}

function openedBy(row: Wrapped, keys: KeyRing): Buffer {
  const key = keys.find((each) => isWrappedBy(row.wrapped_key, row, each));
  return unwrapKey(row.wrapped_key, row, key ?? keys[0]);
}
