import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { SettableClock } from '../../../services/foundation/clock.js';
import { readConfig } from '../../../services/foundation/config/config.js';
import { freePort } from '../../../services/foundation/database/embedded.js';
import type { TestDatabase } from '../../../services/foundation/database/testing.js';
import { openPlatform, type Platform } from '../../../services/foundation/platform/platform.js';
import { stockedDatabase } from '../../../services/shop/catalogue/testing.js';
import { signingKey } from '../../../simulators/freja/signing-key.js';
import { startPartners, type Partners } from '../../../simulators/simulators.js';
import { until } from '../../shop/look.js';
import type { Place } from '../cuts/trap.js';
import { clockBeginningAt } from './clock-of-day.js';
import { die, recordPersons, withdraw, type PersonDue } from './persons-due.js';
import { TrappedShops } from './trapped-shops.js';

const DAY_BEFORE = '2026-05-10T10:00:00.000Z';
/** Ten seconds before the quiet hours end at nine in Stockholm. */
const STILL_QUIET = '2026-05-11T06:59:50.000Z';
const NINE = '2026-05-11T07:00:00.000Z';
const PERSONS = 30;
/** A process handles at most so many streams at once, so one kill leaves at most so many mails without an answer. */
const AT_ONCE = 8;

const killed = (at: Place['at'], when: Place['when'], what: Place['what'], nth: number): Place => {
  return { at, when, what, nth };
};
/** The night's run, the leaving, and each way: before the step is done, or after it without an answer. */
const PLACES: readonly Place[] = [
  killed('store', 'after', 'ReminderFellDue', 4),
  killed('store', 'before', 'ReminderLeft', 3),
  killed('mail', 'after', 'reminder', 3),
  killed('sms', 'after', /messages/, 3),
  killed('push', 'after', /notifications/, 4),
];

let directory: string;
let database: TestDatabase;
let partners: Partners;
let platform: Platform;
let shops: TrappedShops;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'algort-reminded-'));
  await signingKey(path.join(directory, 'partners'));
  database = await stockedDatabase(20);
  const ports = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${ports[0]}`;
  partners = await startPartners({ environment: {}, shopUrl: url, dispatchAfterMs: null, deliverAfterMs: null });
  const environment = {
    ...(partners.config as unknown as Record<string, string>),
    ...{ HOST: '127.0.0.1', PUBLIC_URL: url, DATABASE_URL: database.url, DATA_DIR: directory, SEED: 'none' },
  };
  platform = await openPlatform(readConfig(environment), new SettableClock(DAY_BEFORE), database.url);
  shops = await TrappedShops.prepare(ports.map((port) => ({ ...environment, PORT: String(port) })));
});
afterAll(async () => {
  await shops.close();
  await platform.close();
  await partners.close();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

async function count(type: string): Promise<number> {
  const { rows } = await platform.pool.query('SELECT count(*)::int AS count FROM event WHERE type = $1', [type]);
  return rows[0].count;
}

/** Each way of each reminder that left was sent, or withheld for good. */
async function allSettled(): Promise<boolean> {
  const { rows } = await platform.pool.query<{ left: number; settled: number }>(
    `SELECT (SELECT coalesce(sum(json_array_length(data->'ways')), 0)::int FROM event WHERE type = 'ReminderLeft') AS left,
       (SELECT count(*)::int FROM event WHERE type IN ('ReminderSent', 'ReminderWithheld')) AS settled`,
  );
  return rows[0]?.left === rows[0]?.settled;
}

/** RMD-03: those that left in the quiet hours. */
async function leftTooEarly(): Promise<number> {
  const { rows } = await platform.pool.query(
    `SELECT count(*)::int AS count FROM event WHERE type = 'ReminderLeft' AND data->>'at' < $1`,
    [NINE],
  );
  return rows[0].count;
}

const arrivedAt = (person: PersonDue) => {
  const { mail, sms, push } = partners.simulated;
  const letters = mail!.list({ to: person.email, limit: 2_000 });
  return {
    mails: new Set(letters.map(({ messageId }) => messageId)).size,
    repeats: letters.length - new Set(letters.map(({ messageId }) => messageId)).size,
    texts: sms!.sentTo(person.phone).length,
    pushes: push!.shownTo(person.customerId).length,
  };
};
const waysOf = (person: PersonDue) => {
  const { mails, texts, pushes } = arrivedAt(person);
  return { mails, texts, pushes };
};

/** RMD-03. A mail may be sent again after a kill, with the same Message-ID. The SMS gateway and the push service know a repeated key. */
test('two processes that are killed at every step remind each person once by each way', async () => {
  const persons = await recordPersons(platform, PERSONS, DAY_BEFORE);
  const [dead, unasked, ...others] = persons as [PersonDue, PersonDue, ...PersonDue[]];
  await shops.start(await clockBeginningAt(DAY_BEFORE, directory), []);
  // Each prescription is due now and, a month before its end, once more.
  await until(async () => (await count('ReminderPlanned')) === 2 * PERSONS);
  await shops.stop();
  await die(platform, dead, DAY_BEFORE);
  await withdraw(platform, unasked, 'RemindersEmailNewPrescription', DAY_BEFORE);

  await shops.start(await clockBeginningAt(STILL_QUIET, directory), PLACES);
  await shops.passedAllPlaces();
  await until(async () => (await count('ReminderLeft')) === PERSONS - 1);
  await until(allSettled);
  await shops.stop();

  expect(shops.kills).toBe(PLACES.length);
  expect(await count('ReminderFellDue')).toBe(PERSONS - 1);
  expect(await leftTooEarly()).toBe(0);
  expect(others.map(waysOf)).toEqual(others.map(() => ({ mails: 1, texts: 1, pushes: 1 })));
  expect(waysOf(dead)).toEqual({ mails: 0, texts: 0, pushes: 0 });
  expect(waysOf(unasked)).toEqual({ mails: 0, texts: 1, pushes: 1 });
  const repeats = persons.reduce((sum, person) => sum + arrivedAt(person).repeats, 0);
  expect(repeats).toBeLessThanOrEqual(AT_ONCE * PLACES.length);
});
