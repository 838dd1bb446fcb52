import path from 'node:path';

import type pg from 'pg';

import { Clock } from '../clock.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import { CommandReceipts } from '../command-handling/command-receipts.js';
import { StateCache } from '../command-handling/state-cache.js';
import type { Config } from '../config/config.js';
import { connect, TOOL_LIMITS, type Database, type Limits } from '../database/connection.js';
import { startEmbedded } from '../database/embedded.js';
import { nameOfHolder } from '../database/key-holders.js';
import { EventCodec } from '../event-store/codec.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { openEventStore } from '../event-store/open-event-store.js';
import { DestroyedKeys } from '../event-store/personal-data/destroyed-keys.js';
import { KEY_CACHE, PersonalDataKeys } from '../event-store/personal-data/keys.js';
import type { EventStore } from '../event-store/port.js';
import { WorkLocks } from '../database/work-locks.js';
import { KeyedHash } from './keyed-hash.js';

/**
 * The infrastructure that all parts of the shop use. It is created before Nest, so that tools and tests need no HTTP.
 */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly store: EventStore;
  readonly keys: PersonalDataKeys;
  /** The ids of destroyed keys, in a file outside the database. They are needed when an old dump is restored. */
  readonly destroyedKeys: DestroyedKeys;
  readonly hash: KeyedHash;
  readonly commands: CommandHandling;
  readonly locks: WorkLocks;
  close(): Promise<void>;
}

export async function openDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbedded({ directory: path.join(config.dataDirectory, 'postgres') });
}

/** Opens the infrastructure. @param limits of the database connections; the running shop has its own */
export async function openPlatform(
  config: Config,
  clock: Clock,
  databaseUrl: string,
  limits: Limits = TOOL_LIMITS,
): Promise<Platform> {
  const connection = connect(databaseUrl, undefined, limits, nameOfHolder(config));
  const { pool, db } = connection;
  const destroyedKeys = new DestroyedKeys(config.destroyedKeysFile, config.masterKeys, pool);
  const keys = new PersonalDataKeys(pool, config.masterKeys, KEY_CACHE, destroyedKeys);
  const addresses = { eventStoreUrl: config.eventStoreUrl, databaseUrl };
  const store = await openEventStore(addresses, new EventCodec(allEventDefinitions, keys), pool);
  const commands = new CommandHandling(store, new StateCache(), new CommandReceipts(pool), clock);
  const locks = new WorkLocks(databaseUrl);
  const close = async (): Promise<void> => {
    await locks.close();
    await store.close();
    await connection.close();
  };
  return {
    config,
    clock,
    databaseUrl,
    pool,
    db,
    store,
    keys,
    destroyedKeys,
    hash: new KeyedHash(...config.lookupKeys),
    commands,
    locks,
    close,
  };
}
