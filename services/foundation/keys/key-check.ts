import type pg from 'pg';

import { inTransaction } from '../../../projections/follower/index.js';
import { checkValue, type KeyName } from '../config/check-value.js';
import { InvalidConfiguration, type Config } from '../config/config.js';
import type { KeyRing } from '../config/key-ring.js';
import { isWrappedBy, type KeyId } from '../event-store/personal-data/wrapping.js';
import { holderWithout } from '../database/key-holders.js';

type Keys = Pick<Config, 'masterKeys' | 'lookupKeys'>;
type Client = Pick<pg.ClientBase, 'query'>;

/** A row of the key register: the current check value of a key, and the replaced ones. */
interface Known {
  readonly present: Buffer | null;
  readonly underWay: Buffer | null;
  readonly replaced: readonly Buffer[];
}

/** Five rows are tested, so that one damaged row does not reject the right key. */
const SAMPLE = 5;
/**
 * The number of an advisory lock. It lets one process start at a time, so that each check sees the earlier process's
 * keys.
 */
const LOCK = 4715;

/**
 * Stores the check values of a database's keys at the first start, and refuses other keys later. With another master
 * key all encrypted fields would be unreadable. With another lookup key no customer would be found. A start with a new
 * key that also holds the current one begins a change (docs/decisions/0046-changing-a-key.md).
 * @throws InvalidConfiguration
 */
export async function claimKeys(pool: pg.Pool, keys: Keys): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const [name, ring] of named(keys)) {
      if (await isTaking(client, name, ring)) await take(client, name, ring[0]);
      await refuseOther(client, name, ring);
      await client.query('INSERT INTO key_check (name, check_value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        checkValue(name, ring[0]),
      ]);
    }
  });
}

/** Refuses keys that are not the database's. Tools that only read or repair call it. @throws InvalidConfiguration */
export async function refuseOtherKeys(pool: pg.Pool, keys: Keys): Promise<void> {
  for (const [name, ring] of named(keys)) await refuseOther(pool, name, ring);
}

/** Returns the check value of the key that is being replaced. Null when no change is under way. */
export async function keyUnderWay(client: Client, name: KeyName): Promise<Buffer | null> {
  return (await known(client, name)).underWay;
}

function named({ masterKeys, lookupKeys }: Keys): readonly (readonly [KeyName, KeyRing])[] {
  return [
    ['MASTER_KEY', masterKeys],
    ['LOOKUP_KEY', lookupKeys],
  ];
}

async function refuseOther(client: Client, name: KeyName, ring: KeyRing): Promise<void> {
  const { present, underWay, replaced } = await known(client, name);
  const [own, ...also] = ring.map((key) => checkValue(name, key)) as [Buffer, ...Buffer[]];
  const refuse = (why: string): never => {
    throw new InvalidConfiguration(`${name}: ${why}`);
  };
  if (replaced.some((each) => each.equals(own)))
    refuse(`has been replaced by another; set that one, and ${name}_ALSO to this one while the change is under way`);
  if (present && !present.equals(own))
    refuse(
      also.some((each) => each.equals(present))
        ? `the shop still writes with ${name}_ALSO; start the shop with these keys first`
        : OTHER,
    );
  if (!present && name === 'MASTER_KEY' && !(await opens(client, ring))) refuse(OTHER);
  if (underWay && !also.some((each) => each.equals(underWay)))
    refuse(`is taking the place of another; set ${name}_ALSO to that one until npm run keys has said that it is done`);
}

const OTHER = 'is not the key that this database was created with';

/** Whether this start brings a new key beside the current one. @throws InvalidConfiguration when it may not */
async function isTaking(client: Client, name: KeyName, [own, ...also]: KeyRing): Promise<boolean> {
  const { present, underWay, replaced } = await known(client, name);
  const isNew = ![present, ...replaced].some((each) => each?.equals(checkValue(name, own)));
  if (!present || !isNew || !also.some((key) => checkValue(name, key).equals(present))) return false;
  if (underWay)
    throw new InvalidConfiguration(`${name}: the change before this one is not done; run npm run keys first`);
  const without = await holderWithout(client, name, own, 'holds');
  if (without)
    throw new InvalidConfiguration(`${name}: ${without} does not know it; start every process with ${name}_ALSO first`);
  return true;
}

async function take(client: Client, name: KeyName, key: Buffer): Promise<void> {
  await client.query(
    'INSERT INTO replaced_key (name, check_value) SELECT name, check_value FROM key_check WHERE name = $1',
    [name],
  );
  await client.query('UPDATE key_check SET check_value = $2, stored_at = now() WHERE name = $1', [
    name,
    checkValue(name, key),
  ]);
}

async function known(client: Client, name: KeyName): Promise<Known> {
  const stored = (await isMade(client, 'key_check'))
    ? await client.query<{ check_value: Buffer }>('SELECT check_value FROM key_check WHERE name = $1', [name])
    : null;
  const replaced = (await isMade(client, 'replaced_key'))
    ? await client.query<{ check_value: Buffer; done: boolean }>(
        'SELECT check_value, done_at IS NOT NULL AS done FROM replaced_key WHERE name = $1',
        [name],
      )
    : null;
  return {
    present: stored?.rows[0]?.check_value ?? null,
    underWay: replaced?.rows.find(({ done }) => !done)?.check_value ?? null,
    replaced: replaced?.rows.map(({ check_value }) => check_value) ?? [],
  };
}

/** Whether these keys decrypt the persons' keys. It is needed for a database that has no check values yet. */
async function opens(client: Client, keys: KeyRing): Promise<boolean> {
  if (!(await isMade(client, 'person_key'))) return true;
  const { rows } = await client.query<KeyId & { wrapped_key: Buffer }>(
    `SELECT person, purpose, wrapped_key FROM person_key WHERE wrapped_key IS NOT NULL LIMIT ${SAMPLE}`,
  );
  return rows.length === 0 || rows.some((row) => isWrappedBy(row.wrapped_key, row, keys[0]));
}

async function isMade(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>('SELECT to_regclass($1) IS NOT NULL AS made', [table]);
  return rows[0]?.made === true;
}
