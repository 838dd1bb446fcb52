import type pg from 'pg';

import { checkValue, type KeyName } from '../config/check-value.js';
import type { Config } from '../config/config.js';
import type { KeyRing } from '../config/key-ring.js';

type Keys = Pick<Config, 'masterKeys' | 'lookupKeys'>;

const PREFIX = 'algort keys ';
/**
 * A check value is shortened to four bytes, which still distinguish the keys of one shop. PostgreSQL truncates
 * application names to 63 bytes.
 */
const BYTES = 4;

/** Returns the application name of a process. It lists the check values of its keys, first of the key that encrypts. */
export function nameOfHolder({ masterKeys, lookupKeys }: Keys): string {
  return `${PREFIX}${marks('MASTER_KEY', masterKeys)}/${marks('LOOKUP_KEY', lookupKeys)}`;
}

/**
 * Finds a connected process that lacks a key, or does not write with it. Null when there is no such process.
 * @param part with `holds` the process must be able to decrypt with the key; with `seals` it must encrypt with it
 */
export async function holderWithout(
  client: Pick<pg.ClientBase, 'query'>,
  name: KeyName,
  key: Buffer,
  part: 'holds' | 'seals',
): Promise<string | null> {
  const { rows } = await client.query<{ pid: number; application_name: string; from: string }>(
    `SELECT pid, application_name, coalesce(host(client_addr), 'this machine') AS from FROM pg_stat_activity
     WHERE datname = current_database() AND starts_with(application_name, $1) ORDER BY pid`,
    [PREFIX],
  );
  const wanted = mark(name, key);
  const without = rows.find(({ application_name }) => {
    const held = marksOf(application_name, name);
    return !(part === 'seals' ? held.slice(0, 1) : held).includes(wanted);
  });
  return without ? `database connection ${without.pid} from ${without.from}` : null;
}

function marksOf(application: string, name: KeyName): readonly string[] {
  const [master = '', lookup = ''] = application.slice(PREFIX.length).split('/');
  return (name === 'MASTER_KEY' ? master : lookup).split('+');
}

function marks(name: KeyName, keys: KeyRing): string {
  return keys.map((key) => mark(name, key)).join('+');
}

function mark(name: KeyName, key: Buffer): string {
  return checkValue(name, key).subarray(0, BYTES).toString('hex');
}
