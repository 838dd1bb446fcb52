import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type pg from 'pg';

import { parsePersonNumber, START, type PersonNumber } from '../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { customerLookupProjection } from '../../../projections/customer-lookup/project.js';
import { ProjectionRunner } from '../../../projections/index.js';
import type { CartAtLogin } from '../../shop/cart/ports/cart-at-login.js';
import { SettableClock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { connect, type Connection } from '../../foundation/database/connection.js';
import { EventCodec } from '../../foundation/event-store/codec.js';
import { PersonalDataKeys } from '../../foundation/event-store/personal-data/keys.js';
import { PostgresEventStore } from '../../foundation/event-store/postgres/postgres-event-store.js';
import { openTestEventStore, TEST_MASTER_KEY, type TestEventStore } from '../../foundation/event-store/testing.js';
import { LogIn, LogInHandler } from '../login/log-in.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { Sessions } from '../../access/session/sessions.js';
import { CustomersByPerson } from './customers-by-person.js';

export const VIEW = 'customer-lookup';
export const clock = new SettableClock('2026-03-01T09:00:00.000Z');
export const hash = new KeyedHash(Buffer.alloc(32, 3));
const projections = [customerLookupProjection({ fingerprint: (kind, text) => hash.of(kind, text) })];
const noCarts = { identificationEnded: async () => null, bringTogether: async () => randomUUID() };
let persons = 0;

/** Parts of a shop process that a test replaces. */
interface Instead {
  readonly pool?: (pool: pg.Pool) => pg.Pool;
  readonly views?: Pick<ProjectionRunner, 'waitFor' | 'parked'>;
  readonly hash?: KeyedHash;
  /** Runs between the look-up of the person and the append of the customer's event. */
  readonly met?: (customerId: string) => Promise<null>;
}

/** A process of the shop with its own connections, cache and keys. */
export class ShopProcess {
  readonly store: PostgresEventStore;
  readonly commands: CommandHandling;
  readonly views: ProjectionRunner;
  readonly customers: CustomersByPerson;
  private readonly connection: Connection;
  private readonly handler: LogInHandler;

  constructor(url: string, { pool, views, met, ...instead }: Instead = {}) {
    this.connection = connect(url);
    const { db } = this.connection;
    const keys = new PersonalDataKeys(this.connection.pool, [TEST_MASTER_KEY]);
    this.store = new PostgresEventStore(this.connection.pool, new EventCodec(allEventDefinitions, keys), url);
    this.commands = startCommandHandling(this.store, this.connection.pool, clock);
    this.views = new ProjectionRunner(this.store, this.connection.pool, projections);
    const claimPool = pool?.(this.connection.pool) ?? this.connection.pool;
    this.customers = new CustomersByPerson(
      claimPool,
      db,
      views ?? this.views,
      this.store,
      this.commands,
      instead.hash ?? hash,
    );
    const sessions = new Sessions(this.connection.pool, clock);
    const carts = (met ? { ...noCarts, identificationEnded: met } : noCarts) as unknown as CartAtLogin;
    this.handler = new LogInHandler(this.commands, carts, sessions, this.customers, clock);
  }

  async logIn(personNumber: PersonNumber): Promise<string> {
    const person = { personNumber, firstName: 'Astrid', lastName: 'Ek', method: 'BankID' } as const;
    const { session } = await this.handler.execute(
      new LogIn({ token: null, session: null }, person, newContext({ kind: 'customer', id: 'guest' })),
    );
    return session.customerId as string;
  }

  async close(): Promise<void> {
    await this.store.close();
    await this.connection.close();
  }
}

export let events: TestEventStore;
export let following: ShopProcess;
export let beside: ShopProcess;
export let person: PersonNumber;
/** Further processes of a test. They are closed after it. */
export const more: ShopProcess[] = [];

/** Opens an event store with two processes for the tests of a file. Each test is about a new person. */
export function openTwoProcesses(): void {
  beforeAll(async () => {
    events = await openTestEventStore();
    following = new ShopProcess(events.database.url);
    beside = new ShopProcess(events.database.url);
    await following.views.start();
  });
  beforeEach(() => void (person = somebody()));
  afterEach(async () => {
    for (const process of more.splice(0)) await process.close();
    await events.database.pool.query('DELETE FROM follower_parked');
  });
  afterAll(async () => {
    await following.views.stop();
    for (const process of [following, beside]) await process.close();
    await events.close();
  });
}

export async function identifiedAs(personNumber: PersonNumber): Promise<string[]> {
  const { events: all } = await events.store.readAll(START, { types: ['CustomerIdentified'], limit: 1_000 });
  const data = all.map((event) => event.data as { personNumber: string; customerId: string });
  return data.filter((each) => each.personNumber === personNumber).map(({ customerId }) => customerId);
}

/** A new person each time. All have the same birth date. */
export function somebody(): PersonNumber {
  for (;;) {
    persons += 1;
    const found = parsePersonNumber(`19850709${String(persons).padStart(4, '0')}`);
    if (found) return found;
  }
}
