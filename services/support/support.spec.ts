import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { cart } from '../../domain/cart/index.js';
import { parsePersonNumber, type PersonNumber } from '../../domain/kernel/index.js';
import { jobRun } from '../../domain/job-run/index.js';
import { membership } from '../../domain/member/index.js';
import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { SettableClock } from '../foundation/clock.js';
import { newContext } from '../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../foundation/command-handling/testing.js';
import { openTestEventStore, type TestEventStore } from '../foundation/event-store/testing.js';
import { StaffAccounts } from '../access/staff/staff-accounts.js';
import { StaffSessions } from '../access/staff/staff-sessions.js';
import { CustomerAccess } from './desk/customer-access.js';
import { LookLog } from './audit/look-log.js';
import { RepeatedViews } from './audit/repeated-views.js';
import type { CustomerDesk } from './contract/customers.js';
import type { ConsoleDesks, ReasonDesk } from './contract/desks.js';
import { ConsoleDesk } from './desk/console-desk.js';
import { RegisteredDesks } from './desk/registered-desks.js';
import { SessionCustomers } from './desk/session-customers.js';
import { customersDesk } from './desks/customers.js';
import { ownerOf } from './event/owner-of.js';
import { CustomerFinder } from './find/customer-finder.js';
import { Subjects } from './history/subjects.js';

const clock = new SettableClock('2026-03-01T09:00:00.000Z');
const fingerprint = (kind: string, text: string): string => `${kind}:${text.length}:${[...text].reverse().join('')}`;
const personNumber = parsePersonNumber('198507099805') as PersonNumber;
const [customerId, cartId, memberId] = [randomUUID(), randomUUID(), randomUUID()];
const soap = {
  varuId: '100',
  name: 'Mild tvål',
  type: 'Ha',
  unitPrice: 4_900,
  vatClass: 'goods',
  flags: [],
  weightGrams: 320,
} as const;

let events: TestEventStore;
let views: ProjectionRunner;
let commands: CommandHandling;
let desk: CustomerDesk;
let reasons: ReasonDesk;

beforeAll(async () => {
  events = await openTestEventStore();
  const { store, database } = events;
  views = new ProjectionRunner(store, database.pool, allProjections({ fingerprint }));
  commands = startCommandHandling(store, database.pool, clock);
  await liveALittle();
  await views.start();
  await views.waitFor('stream-owner', await store.head(), 10_000);
  await views.waitFor('customer-lookup', await store.head(), 10_000);
  await views.waitFor('cart', await store.head(), 10_000);
  ({ customers: desk, reasons } = await deskOfKim());
});
afterAll(async () => {
  await views.stop();
  await events.close();
});

async function liveALittle(): Promise<void> {
  const at = clock.now();
  const context = () => newContext({ kind: 'customer', id: customerId });
  const identity = {
    customerId,
    personNumber,
    firstName: 'Astrid',
    lastName: 'Ek',
    method: 'test',
    at,
    validUntil: at,
  } as const;
  await commands.handle(customer, customerId, { type: 'Identify', ...identity }, context());
  const contact = { email: 'Astrid@example.se', mobileNumber: '0701234567' };
  await commands.handle(
    membership,
    memberId,
    {
      type: 'RegisterMember',
      memberId,
      customerId,
      memberNumber: '800000001',
      birthDate: '1985-07-09',
      ...contact,
      at,
    },
    context(),
  );
  const added = await commands.handle(
    cart,
    cartId,
    { type: 'AddItem', cartId, customerId, product: soap, quantity: 2, on: '2026-03-01' },
    context(),
  );
  expect(added.ok).toBe(true);
}

async function deskOfKim(): Promise<ConsoleDesks> {
  const { store, database } = events;
  const accounts = new StaffAccounts(database.pool, clock);
  const sessions = new StaffSessions(database.pool, clock);
  await accounts.ensure({ login: 'kim', name: 'Kim', role: 'support', password: 'ett lösenord' });
  const kim = await accounts.verify('kim', 'ett lösenord');
  if (!kim) throw new Error('Kim could not log in');
  const session = await sessions.find((await sessions.open(kim)).token);
  if (!session) throw new Error('Kim has no session');
  const access = new CustomerAccess(commands, sessions, clock);
  const finder = new CustomerFinder(database.db, (...of) => [fingerprint(...of)]);
  const subjects = new Subjects(store, database.db);
  const stopping = { clock, commands, processes: { follow: async () => undefined } };
  const looks = { shownToStaff: async () => false };
  const told = { of: async () => [], ofHistory: async (customerId: string) => [customerId] };
  const customers = { finder, access, subjects, store, pool: database.pool, clock, stopping, looks, told };
  const audit = {
    log: new LookLog(commands),
    same: new RepeatedViews(clock),
    sessions,
    hash: { of: fingerprint },
    clock,
    duties: { isOnDuty: async () => false, turnedAway: async () => undefined },
  };
  const desks = new RegisteredDesks();
  desks.register(10, customersDesk(ownerOf(customers)), (of) => new SessionCustomers(customers, of));
  const parts = { gate: {} as never, sessions, clock, audit, access, desks };
  const consoleDesk = new ConsoleDesk({ ...parts, showsTestStaff: false, singleSignOn: null });
  return consoleDesk.at(session, refusals);
}

const JOB_RUN = 'job-run-levels-2026-02-28';

async function aNightForTwo(): Promise<{ readonly jobEvent: string; readonly stranger: string }> {
  const context = () => newContext({ kind: 'job', id: 'levels' }, correlationId);
  const [correlationId, stranger] = [randomUUID(), randomUUID()];
  const start = { type: 'StartRun', job: 'levels', businessDate: '2026-02-28', startedAt: clock.now() } as const;
  const begun = await commands.handle(jobRun, 'levels-2026-02-28', start, context());
  for (const whose of [customerId, stranger]) {
    const own = randomUUID();
    const add = {
      type: 'AddItem',
      cartId: own,
      customerId: whose,
      product: soap,
      quantity: 1,
      on: '2026-03-01',
    } as const;
    await commands.handle(cart, own, add, context());
  }
  await views.waitFor('stream-owner', await events.store.head(), 10_000);
  return { jobEvent: begun.ok ? (begun.events[0]?.eventId ?? '') : '', stranger };
}

class Refused extends Error {}
const refuse = (why: string) => (): never => {
  throw new Refused(why);
};
const refusals = {
  reason: refuse('a reason first'),
  role: refuse('no such role'),
  duty: refuse('off duty'),
  subject: refuse('nothing there'),
};

const open = (reason: string) => reasons.open({ desk: 'customers', subject: customerId }, reason);
const looks = () => events.store.readStream(`staff-access-${customerId}`);

describe('finding a customer', () => {
  test.each(['850709-9805', '19850709-9805', '800000001', 'astrid@EXAMPLE.se', '+46 70-123 45 67'])(
    'by %s',
    async (text) => {
      const { hits } = await desk.find(text);
      expect(hits).toMatchObject([{ subjectId: customerId, kind: 'customer', memberNumber: '800000001' }]);
      expect(JSON.stringify(hits)).not.toMatch(/Astrid|Ek|9805|example/);
    },
  );

  test('finds nobody by an unknown value', async () => {
    expect(await desk.find('ingen@example.se')).toEqual({ tried: ['email'], hits: [] });
  });
});

describe('opening a customer', () => {
  test('nothing is shown before a reason is on record', async () => {
    await expect(desk.history(customerId)).rejects.toThrow('a reason first');
    await expect(desk.drift(customerId)).rejects.toThrow('a reason first');
    await expect(desk.revealPersonNumber(customerId)).rejects.toThrow('a reason first');
    expect(await looks()).toEqual([]);
  });

  test('a reason without meaning is refused by a text that names the field', async () => {
    expect(await open('...')).toMatchObject({
      ok: false,
      errors: [{ field: 'orsak', message: expect.stringContaining('Skriv en orsak med minst två ord') }],
    });
    expect(await looks()).toEqual([]);
  });

  test('a reason that is too short is refused and records nothing', async () => {
    expect(await open(' x ')).toMatchObject({
      ok: false,
      errors: [{ field: 'orsak', message: 'Skriv en orsak på 3–200 tecken.' }],
    });
    expect(await looks()).toEqual([]);
  });

  test('a reason opens the whole history, and the look is part of it', async () => {
    expect(await open('Frågar om poäng')).toMatchObject({ ok: true });
    expect((await looks()).map(({ type, data }) => [type, (data as { reason: string }).reason])).toEqual([
      ['CustomerViewed', 'Frågar om poäng'],
    ]);
    const history = await desk.history(customerId);
    expect(history?.events.map(({ type }) => type)).toEqual([
      'CustomerIdentified',
      'MemberRegistered',
      'CartStarted',
      'ItemAdded',
      'CustomerViewed',
    ]);
    expect(history?.header).toMatchObject({
      name: 'Astrid Ek',
      maskedPersonNumber: '19850709-****',
      memberNumber: '800000001',
    });
    expect(JSON.stringify(history)).not.toContain('198507099805');
  });

  test('the whole person number needs a look of its own', async () => {
    expect(await desk.revealPersonNumber(customerId)).toBe('198507099805');
    expect((await looks()).at(-1)?.data).toMatchObject({ reason: 'Visade personnumret. Frågar om poäng' });
  });

  test('an event has its step in the customer’s history', async () => {
    const [added] = (await events.store.readStream(`cart-${cartId}`)).slice(-1);
    expect(await desk.event(added?.eventId ?? '')).toMatchObject({ subjectId: customerId, step: 4, causes: [] });
    await expect(desk.event('no id')).rejects.toThrow('nothing there');
  });

  test('after thirty minutes the reason must be given again', async () => {
    clock.set('2026-03-01T09:30:00.000Z');
    await expect(desk.history(customerId)).rejects.toThrow('a reason first');
    await open('Ringer igen');
  });
});

describe('views beside a fresh fold', () => {
  const drifted = async () => (await desk.drift(customerId))?.filter((view) => view.drifted.length > 0);

  test('are equal', async () => {
    expect(await drifted()).toEqual([]);
    expect((await desk.drift(customerId))?.find(({ view }) => view === 'cart')).toMatchObject({
      rows: 1,
      eventsBehind: 0,
      parked: 0,
    });
  });

  test('a changed row without an event is reported, field by field', async () => {
    await events.database.pool.query('UPDATE view_cart SET revision = 7 WHERE cart_id = $1', [cartId]);
    expect(await drifted()).toMatchObject([
      { view: 'cart', drifted: [{ key: cartId, columns: [{ column: 'revision', view: 7, stream: 1 }] }] },
    ]);
  });

  test('a missing row is reported too', async () => {
    await events.database.pool.query('DELETE FROM view_cart WHERE cart_id = $1', [cartId]);
    expect((await drifted())?.[0]?.drifted[0]?.columns).toContainEqual({
      column: 'revision',
      view: null,
      stream: 1,
    });
  });
});

test('the event of a job hides its effects on customers whom nobody has opened', async () => {
  const { jobEvent, stranger } = await aNightForTwo();
  const asked = { desk: 'customers', subject: `stream:${JOB_RUN}` } as const;
  await expect(desk.event(jobEvent)).rejects.toThrow('a reason first');
  expect(await reasons.open(asked, 'Felsökning efter larm')).toEqual({ ok: true });
  const found = await desk.event(jobEvent);
  const told = found?.correlated.map(({ withheld, event }) => [event.type, withheld]);
  expect(told).toEqual([
    ['JobRunStarted', false],
    ['CartStarted', false],
    ['ItemAdded', false],
    ['CartStarted', true],
    ['ItemAdded', true],
  ]);
  expect(JSON.stringify(found)).not.toContain(stranger);
});
