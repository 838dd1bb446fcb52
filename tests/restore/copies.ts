import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { customer } from '../../domain/customer/index.js';
import { parsePersonNumber, type PersonNumber, type Uuid } from '../../domain/kernel/index.js';
import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { readConfig } from '../../services/foundation/config/config.js';
import { createTestDatabase, type TestDatabase } from '../../services/foundation/database/testing.js';
import type { EventLog } from '../../simulators/eventstoredb/event-log.js';
import { EventStoreServer } from '../../simulators/eventstoredb/event-store-server.js';
import { openPlatform, type Platform } from '../../services/foundation/platform/platform.js';
import { until } from '../shop/look.js';
import { asked } from './asked.js';

const KEYS = { MASTER_KEY: '5'.repeat(64), LOOKUP_KEY: '6'.repeat(64) };
const AT = '2026-03-01T09:00:00.000Z';
const BY = newContext({ kind: 'system', id: 'test' });
const WAIT_MS = 30_000;

export class Copies {
  private readonly opened: (() => Promise<unknown> | void)[] = [];

  constructor(private readonly folder: string) {}

  /**
   * Opens a shop on a copy, runs `work` and closes the shop. It waits first until an earlier shop has closed its
   * connections.
   * @param log the events of EventStoreDB; null when PostgreSQL stores the events
   */
  async on<T>(url: string, log: EventLog | null, work: (platform: Platform) => Promise<T>): Promise<T> {
    await until(() => isLeft(url), 20);
    const platform = await this.open(url, log);
    return work(platform).finally(() => platform.close());
  }

  private async open(url: string, log: EventLog | null): Promise<Platform> {
    const eventStore = log ? { EVENTSTORE_URL: await this.serve(log) } : {};
    const list = path.join(this.folder, 'destroyed-keys');
    const config = readConfig({ ...KEYS, DATA_DIR: this.folder, DESTROYED_KEYS_FILE: list, ...eventStore });
    return openPlatform(config, new SettableClock(AT), url);
  }

  async database(): Promise<TestDatabase> {
    const database = await createTestDatabase({ poolSize: 1 });
    this.opened.push(database.close);
    return database;
  }

  async close(): Promise<void> {
    for (const close of this.opened.splice(0).reverse()) await close();
  }

  private async serve(log: EventLog): Promise<string> {
    const server = new EventStoreServer(log);
    await server.restart();
    this.opened.push(() => server.stop());
    return server.url;
  }
}

/** True when no connection of the shop is open. PostgreSQL closes a connection a moment after the client does. */
async function isLeft(url: string): Promise<boolean> {
  const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'algort%'`;
  return (await asked(url, text)).length === 0;
}

export async function identified({ commands }: Platform, personNumber: string): Promise<Uuid> {
  const customerId = randomUUID();
  const person = { personNumber: parsePersonNumber(personNumber) as PersonNumber, firstName: 'Nils', lastName: 'Ek' };
  const command = { type: 'Identify', customerId, ...person, method: 'test', at: AT, validUntil: AT } as const;
  await commands.handle(customer, customerId, command, { ...BY, commandId: randomUUID() });
  return customerId;
}

/** Erases a customer: in the event store, in the keys and in the list of destroyed keys. */
export async function erased({ commands, keys }: Platform, customerId: Uuid): Promise<void> {
  const command = { type: 'EraseCustomer', memberIds: [], orderIds: [], reason: 'Begäran', at: AT } as const;
  await commands.handle(customer, customerId, command, { ...BY, commandId: randomUUID() });
  for (const purpose of ['identity', 'contact', 'health'] as const)
    await keys.destroy(`customer:${customerId}`, purpose);
}

export async function caughtUp({ store, pool, hash }: Platform): Promise<void> {
  const projections = allProjections({ fingerprint: (kind, value) => hash.of(kind, value) });
  const views = new ProjectionRunner(store, pool, projections);
  await views.start();
  const head = await store.head();
  for (const { name } of projections)
    if (!(await views.waitFor(name, head, WAIT_MS))) throw new Error(`view ${name} does not catch up`);
  await views.stop();
  await store.readCorrelation(randomUUID());
}
