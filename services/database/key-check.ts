import { createHmac } from 'node:crypto';

import type pg from 'pg';

import { InvalidConfiguration, type Config } from '../config/config.js';
import { unwrapKey, type KeyId } from '../event-store/personal-data/wrapping.js';

type Keys = Pick<Config, 'masterKey' | 'lookupKey'>;
type Name = 'MASTER_KEY' | 'LOOKUP_KEY';

/** One damaged row must not make a right key a wrong one. */
const SAMPLE = 5;

/**
 * Remembers by which keys a database was made, and refuses others from then on: everything sealed under another
 * master key would be unreadable, and under another lookup key every customer would be a new one.
 * @throws InvalidConfiguration
 */
export async function claimKeys(pool: pg.Pool, keys: Keys): Promise<void> {
  await refuseOtherKeys(pool, keys);
  const checks = checksOf(keys);
  await pool.query(
    `INSERT INTO key_check (name, check_value) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT DO NOTHING`,
    [checks.map(([name]) => name), checks.map(([, value]) => value)],
  );
  // Another process may have been first.
  await refuseOtherKeys(pool, keys);
}

/** For what only reads or repairs. @throws InvalidConfiguration */
export async function refuseOtherKeys(pool: pg.Pool, keys: Keys): Promise<void> {
  const stored = await storedChecks(pool);
  for (const [name, value] of checksOf(keys)) {
    const known = stored.get(name);
    if (known ? !known.equals(value) : name === 'MASTER_KEY' && !(await opens(pool, keys.masterKey)))
      throw new InvalidConfiguration(`${name}: is another than the one that this database was made with`);
  }
}

function checksOf({ masterKey, lookupKey }: Keys): readonly (readonly [Name, Buffer])[] {
  const check = (name: Name, key: Buffer) =>
    [name, createHmac('sha256', key).update(`check value of ${name}`).digest()] as const;
  return [check('MASTER_KEY', masterKey), check('LOOKUP_KEY', lookupKey)];
}

async function storedChecks(pool: pg.Pool): Promise<ReadonlyMap<string, Buffer>> {
  if (!(await isMade(pool, 'key_check'))) return new Map();
  const { rows } = await pool.query<{ name: string; check_value: Buffer }>('SELECT name, check_value FROM key_check');
  return new Map(rows.map(({ name, check_value }) => [name, check_value]));
}

/** A database from before check values were kept tells by the keys of its persons. */
async function opens(pool: pg.Pool, masterKey: Buffer): Promise<boolean> {
  if (!(await isMade(pool, 'person_key'))) return true;
  const { rows } = await pool.query<KeyId & { wrapped_key: Buffer }>(
    `SELECT person, purpose, wrapped_key FROM person_key WHERE wrapped_key IS NOT NULL LIMIT ${SAMPLE}`,
  );
  return rows.length === 0 || rows.some((row) => isWrappedBy(row, masterKey));
}

function isWrappedBy(row: KeyId & { readonly wrapped_key: Buffer }, masterKey: Buffer): boolean {
  try {
    unwrapKey(row.wrapped_key, row, masterKey);
    return true;
  } catch {
    return false;
  }
}

async function isMade(pool: pg.Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ made: boolean }>('SELECT to_regclass($1) IS NOT NULL AS made', [table]);
  return rows[0]?.made === true;
}
