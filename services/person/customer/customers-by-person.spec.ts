import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';
import type pg from 'pg';

import { customer } from '../../../domain/customer/index.js';
import { parsePersonNumber, START, type PersonNumber } from '../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { customerLookupProjection } from '../../../projections/customer-lookup/project.js';
import { parkEvents } from '../../../projections/follower/parked-events.js';
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

const VIEW = 'customer-lookup';
const clock = new SettableClock('2026-03-01T09:00:00.000Z');
const hash = new KeyedHash(Buffer.alloc(32, 3));
const projections = [customerLookupProjection({ fingerprint: (kind, text) => hash.of(kind, text) })];
const [old, next] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)];
const noCarts = { keepsPrescriptions: async () => true, bringTogether: async () => randomUUID() };
let persons = 0;

/** Parts of a shop process that a test replaces. */
interface Instead {
  readonly pool?: (pool: pg.Pool) => pg.Pool;
  readonly views?: Pick<ProjectionRunner, 'waitFor' | 'parked'>;
  readonly hash?: KeyedHash;
  /** Runs between the look-up of the person and the append of the customer's event. */
  readonly met?: (customerId: string) => Promise<true>;
}

/** A process of the shop with its own connections, cache and keys. */
class ShopProcess {
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
    const carts = (met ? { ...noCarts, keepsPrescriptions: met } : noCarts) as unknown as CartAtLogin;
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

describe('the customer of a person', () => {
  let events: TestEventStore;
  let following: ShopProcess;
  let beside: ShopProcess;
  let person: PersonNumber;
  const more: ShopProcess[] = [];
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

  test.each([
    ['does not know the next one yet, and one that does', new KeyedHash(old), new KeyedHash(old, next)],
    ['writes with it, and one that does not yet', new KeyedHash(next, old), new KeyedHash(old, next)],
  ])('is one while LOOKUP_KEY is changed, of a process that %s', async (_what, one, other) => {
    const pair = [one, other].map((each) => new ShopProcess(events.database.url, { hash: each }));
    more.push(...pair);
    const logIns = Array.from({ length: 60 }, (_, nth) => (pair[nth % 2] as ShopProcess).logIn(person));
    const ids = new Set(await Promise.all(logIns));
    expect([ids.size, await identifiedAs(person)]).toEqual([1, [...ids]]);
    expect(await claims()).toBe(0);
    expect(await pair[0]?.customers.find(person)).toBe([...ids][0]);
  });

  test('is one, when they log in for the first time a hundred times at once in two processes', async () => {
    const logIns = Array.from({ length: 100 }, (_, nth) => (nth % 2 ? following : beside).logIn(person));
    const ids = new Set(await Promise.all(logIns));
    expect(ids.size).toBe(1);
    expect(await identifiedAs(person)).toEqual([...ids]);
    expect(await claims()).toBe(0);
  });

  test('has an id that nobody can derive, and keeps it', async () => {
    const customerId = await following.logIn(person);
    const another = new ShopProcess(events.database.url);
    more.push(another);
    expect(await another.logIn(person)).toBe(customerId);
    expect(customerId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await beside.customers.findNow(person)).toBe(customerId);
    expect(await beside.customers.findNow(somebody())).toBeNull();
  });

  test('is the one begun, when the process died before their event was recorded', async () => {
    const begun = await beside.customers.forLogIn(person);
    expect(begun.claimed).toBe(true);
    expect(await following.logIn(person)).toBe(begun.customerId);
    expect(await identifiedAs(person)).toEqual([begun.customerId]);
    expect(await claims()).toBe(0);
  });

  test('is the one recorded, when another log-in ended between the look and the claim', async () => {
    let meanwhile = '';
    const interrupted = new ShopProcess(events.database.url, {
      pool: (pool) => before(pool, async () => (meanwhile = await following.logIn(person))),
    });
    more.push(interrupted);
    expect(await interrupted.customers.forLogIn(person)).toEqual({ customerId: meanwhile, claimed: false });
    expect(await claims()).toBe(0);
  });

  test('is found again in a view made anew, which is as the one before', async () => {
    const customerId = await following.logIn(person);
    await following.views.waitFor(VIEW, await following.store.head(), 5_000);
    expect((await following.views.verify(VIEW)).comparison).toMatchObject({ differences: 0 });
    const live = await rows();
    await events.database.pool.query('DELETE FROM view_customer_lookup');
    await following.views.rebuild(VIEW);
    expect(await rows()).toEqual(live);
    expect(await beside.logIn(person)).toBe(customerId);
  });

  test('is made by nobody while the view is behind, and is known when it is there', async () => {
    const behind = new ShopProcess(events.database.url, {
      views: { waitFor: async () => false, parked: async () => [] },
    });
    more.push(behind);
    await expect(behind.logIn(person)).rejects.toMatchObject({ status: 503 });
    expect(await identifiedAs(person)).toEqual([]);
    const customerId = await following.logIn(person);
    expect(await following.customers.findNow(person)).toBe(customerId);
    expect(await behind.logIn(person)).toBe(customerId);
  });

  test('is no stranger when the view has parked them: no second customer is made', async () => {
    const customerId = await parkedCustomer();
    expect(await beside.customers.findNow(person)).toBe(customerId);
    expect(await beside.logIn(person)).toBe(customerId);
    expect(await beside.customers.findNow(somebody())).toBeNull();
    expect(await identifiedAs(person)).toEqual([customerId]);
  });

  test('is found, when what the view had parked was taken between the two looks', async () => {
    const customerId = await parkedCustomer();
    const parked = async () => {
      expect(await following.views.retry(VIEW, `customer-${customerId}`)).toMatchObject({ applied: true });
      return [];
    };
    const late = new ShopProcess(events.database.url, { views: { waitFor: async () => true, parked } });
    more.push(late);
    expect(await late.customers.findNow(person)).toBe(customerId);
  });

  test('keeps no stranger out when nobody can read their event, and is told', async () => {
    const customerId = await parkedCustomer();
    const told = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const unread = new ShopProcess(events.database.url);
    more.push(unread);
    await events.database.pool.query(`UPDATE event SET data = 'null' WHERE stream_id = $1`, [`customer-${customerId}`]);
    expect(await unread.customers.findNow(somebody())).toBeNull();
    expect(told).toHaveBeenCalledWith(expect.stringContaining(`customer-${customerId}@0, cannot be read`));
    told.mockRestore();
    await events.database.pool.query('DELETE FROM event WHERE stream_id = $1', [`customer-${customerId}`]);
  });

  test('is another one after an erasure, also for a process that had begun before', async () => {
    const first = await following.logIn(person);
    await beside.commands.load(customer, first);
    await erase(first);
    const second = await beside.logIn(person);
    expect(second).not.toBe(first);
    expect(await following.logIn(person)).toBe(second);
  });

  test('is another one when they are erased while they log in', async () => {
    const first = await following.logIn(person);
    let erased = 0;
    const met = async (customerId: string): Promise<true> => {
      if (customerId === first && (erased += 1) === 1) await erase(first);
      return true;
    };
    const interrupted = new ShopProcess(events.database.url, { met });
    more.push(interrupted);
    const second = await interrupted.logIn(person);
    expect([erased, second === first]).toEqual([1, false]);
    expect(await following.logIn(person)).toBe(second);
  });

  test('is made by nobody who is erased again and again while they log in: they are told to come again', async () => {
    const known = new Set([await following.logIn(person)]);
    const met = async (customerId: string): Promise<true> => {
      if (!known.has(customerId)) known.add(await following.logIn(person));
      await erase(customerId);
      return true;
    };
    const unlucky = new ShopProcess(events.database.url, { met });
    more.push(unlucky);
    await expect(unlucky.logIn(person)).rejects.toMatchObject({ status: 503 });
    expect(known.size).toBe(5);
  });

  test('of a log-in that nobody ended is forgotten within a day, with the next claim', async () => {
    await beside.customers.forLogIn(person);
    await events.database.pool.query(`UPDATE person_claim SET claimed_at = now() - interval '25 hours'`);
    const { customerId } = await beside.customers.forLogIn(somebody());
    const { rows: left } = await events.database.pool.query('SELECT customer_id FROM person_claim');
    expect(left).toEqual([{ customer_id: customerId }]);
    await beside.customers.settled(customerId);
  });

  async function erase(customerId: string): Promise<void> {
    const command = { type: 'EraseCustomer', memberIds: [], orderIds: [], reason: 'Begäran', at: clock.now() } as const;
    const staff = newContext({ kind: 'staff', id: 'kim' });
    expect(await following.commands.handle(customer, customerId, command, staff)).toMatchObject({ ok: true });
  }

  /** Creates a customer whose events exist and whose row in the view does not. */
  async function parkedCustomer(): Promise<string> {
    const customerId = await following.logIn(person);
    await following.views.waitFor(VIEW, await following.store.head(), 5_000);
    const { pool } = events.database;
    await pool.query('DELETE FROM view_customer_lookup WHERE customer_id = $1', [customerId]);
    const stream = await following.store.readStream(`customer-${customerId}`);
    // Only this event is parked, because the view reads no other event of a log-in.
    const identified = stream.filter(({ type }) => type === 'CustomerIdentified');
    await parkEvents(
      pool,
      VIEW,
      identified.map((event) => ({ event, reason: 'a value too long' })),
    );
    return customerId;
  }

  async function identifiedAs(personNumber: PersonNumber): Promise<string[]> {
    const { events: all } = await events.store.readAll(START, { types: ['CustomerIdentified'], limit: 1_000 });
    const data = all.map((event) => event.data as { personNumber: string; customerId: string });
    return data.filter((each) => each.personNumber === personNumber).map(({ customerId }) => customerId);
  }

  async function claims(): Promise<number> {
    return (await events.database.pool.query('SELECT FROM person_claim')).rowCount ?? -1;
  }

  async function rows(): Promise<unknown[]> {
    return (await events.database.pool.query('SELECT * FROM view_customer_lookup ORDER BY kind, stream_id')).rows;
  }
});

/** Returns a new person each time. All have the same birth date. */
function somebody(): PersonNumber {
  for (;;) {
    persons += 1;
    const found = parsePersonNumber(`19850709${String(persons).padStart(4, '0')}`);
    if (found) return found;
  }
}

/** Returns a pool whose first query waits until `happening` is done. */
function before(pool: pg.Pool, happening: () => Promise<unknown>): pg.Pool {
  let happened: Promise<unknown> | null = null;
  const query = async (...asked: [string, unknown[]]): Promise<unknown> => {
    await (happened ??= happening());
    return pool.query(...asked);
  };
  return { query } as unknown as pg.Pool;
}
