import { allProjections, ProjectionRunner } from '../../../projections/index.js';
import type { KeyName } from '../config/check-value.js';
import { keyUnderWay } from './key-check.js';
import { holderWithout } from '../database/key-holders.js';
import type { Platform } from '../platform/platform.js';
import { rewrapAll, type Rewrapped } from './rewrap.js';

/** Views with hashes under LOOKUP_KEY. They can be rebuilt from events alone. */
export const HASHED_VIEWS = ['customer-lookup', 'stock-watch'] as const;

export interface ChangeOptions {
  readonly onProgress?: (line: string) => void;
  /** Continue although some keys cannot be decrypted, because they were lost earlier. */
  readonly leaveUnreadable?: boolean;
}

/**
 * Re-encrypts and re-hashes all data under a replaced key while the shop runs. It may be interrupted at any point and
 * run again.
 * @returns a line for each key
 * @throws while a running process does not write with the new key
 */
export async function changeKeys(platform: Platform, options: ChangeOptions = {}): Promise<readonly string[]> {
  return [
    await changed(platform, 'MASTER_KEY', () => underMasterKey(platform, options)),
    await changed(platform, 'LOOKUP_KEY', () => underLookupKey(platform, options)),
  ];
}

async function changed(platform: Platform, name: KeyName, work: () => Promise<string>): Promise<string> {
  const { pool, config } = platform;
  const [present] = name === 'MASTER_KEY' ? config.masterKeys : config.lookupKeys;
  const before = await keyUnderWay(pool, name);
  if (!before) return `${name}: nothing stands under another key.`;
  await refuseOldWriters(platform, name, present);
  const done = await work();
  // This is checked again, because a process that started meanwhile could have written with the old key.
  await refuseOldWriters(platform, name, present);
  await pool.query('UPDATE replaced_key SET done_at = now() WHERE name = $1 AND check_value = $2', [name, before]);
  return `${name}: ${done}. The key before opens nothing here any more; take ${name}_ALSO away.`;
}

async function refuseOldWriters({ pool }: Platform, name: KeyName, present: Buffer): Promise<void> {
  const without = await holderWithout(pool, name, present, 'seals');
  if (without) throw new Error(`${name}: ${without} does not write with it yet; start every process with it first`);
}

async function underMasterKey(
  { pool, config, destroyedKeys }: Platform,
  { onProgress, leaveUnreadable = false }: ChangeOptions,
): Promise<string> {
  const { looked, unreadable } = await rewrapAll(pool, config.masterKeys, (so) => onProgress?.(progress(so)));
  if (unreadable.length > 0 && !leaveUnreadable)
    throw new Error(
      `MASTER_KEY: ${unreadable.length} keys are opened by neither key, such as that of ${unreadable[0]}; if they were damaged before: --leave-unreadable`,
    );
  const lines = await destroyedKeys.sealAnew();
  return `${looked - unreadable.length} keys of persons and ${lines} lines of DESTROYED_KEYS_FILE stand under it`;
}

function progress({ looked, anew }: Rewrapped): string {
  return `keys of persons: ${looked} looked at, ${anew} wrapped anew`;
}

async function underLookupKey({ pool, store, hash }: Platform, { onProgress }: ChangeOptions): Promise<string> {
  const views = allProjections({ fingerprint: (kind, text) => hash.of(kind, text) });
  const reports = await new ProjectionRunner(store, pool, views).rebuild(HASHED_VIEWS, {
    onProgress: ({ view, phase, events }) => onProgress?.(`${view}: ${phase}, ${events} events`),
  });
  return reports.map(({ view, events }) => `${view} is made anew from ${events} events`).join(', ');
}
