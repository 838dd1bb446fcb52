import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import type { Session } from './session.js';
import { Sessions } from './sessions.js';

const clock = new SettableClock('2026-03-01T09:00:00.000Z');
const stolen: string[] = [];

let database: TestDatabase;
let sessions: Sessions;
let first: string;
let opened: Session;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  stolen.length = 0;
  clock.set('2026-03-01T09:00:00.000Z');
  sessions = process();
  const login = { customerId: randomUUID(), cartId: randomUUID(), method: 'BankID', stayLoggedIn: true } as const;
  ({ token: first, session: opened } = await sessions.openIdentified(login, null));
});

/** Creates the sessions of a process with its own cache. */
const process = (): Sessions =>
  new Sessions(database.pool, clock, async ({ sessionId }) => void stolen.push(sessionId));
const at = (day: number, time = '09:00:00'): void => clock.set(`2026-03-0${day}T${time}.000Z`);
const opens = async (token: string): Promise<string | null> => (await process().find(token))?.sessionId ?? null;
const successor = async (token: string): Promise<string | null> => {
  const session = await sessions.find(token);
  return session && sessions.successor(token, session);
};
/** Replaces the token as a browser does: receives the new token and sends it once. Returns the new token. */
async function turned(token: string): Promise<string> {
  const next = (await successor(token)) as string;
  await sessions.find(next);
  return next;
}

describe('the token of a log-in', () => {
  test('stays for a day, and then a successor replaces it', async () => {
    at(2, '08:59:59');
    expect(await successor(first)).toBeNull();
    at(2);
    const next = await successor(first);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(first);
  });

  test('gets the same successor from every call and process, because an answer may be lost', async () => {
    at(2);
    const [one, other] = await Promise.all([successor(first), successor(first)]);
    at(3);
    expect(await sessions.find(first)).toMatchObject({ sessionId: opened.sessionId });
    expect([other, await successor(first)]).toEqual([one, one]);
  });

  test('opens the same session, cart and log-in after the change', async () => {
    at(2);
    const next = await turned(first);
    const { sessionId, customerId, cartId, expiresAt } = opened;
    expect(await sessions.find(next)).toMatchObject({ sessionId, customerId, cartId, expiresAt });
    expect(await successor(next)).toBeNull();
    at(3);
    expect(await turned(next)).not.toBe(next);
  });

  test('is accepted for five minutes more, so that two tabs lose nothing', async () => {
    at(2);
    const next = await turned(first);
    at(2, '09:04:59');
    expect([await opens(first), await opens(next)]).toEqual([opened.sessionId, opened.sessionId]);
    expect(await successor(first)).toBeNull();
    expect(stolen).toEqual([]);
  });

  test('changes once when two calls bring the new one at the same time', async () => {
    at(2);
    const next = (await successor(first)) as string;
    const found = await Promise.all([sessions, process(), process()].map((each) => each.find(next)));
    expect(found.map((session) => session?.sessionId)).toEqual(Array(3).fill(opened.sessionId));
    expect(await opens(first)).toBe(opened.sessionId);
  });

  test('prolongs the session by the old token while both are accepted', async () => {
    at(2);
    const elsewhere = process();
    await sessions.find(first);
    await elsewhere.find((await successor(first)) as string);
    at(2, '09:02:00');
    expect(await sessions.refresh(first, clock.now())).toMatchObject({ sessionId: opened.sessionId });
    expect(await sessions.refresh(first, clock.now())).toMatchObject({ expiresAt: '2026-04-01T09:02:00.000Z' });
  });

  test('can be either of the two when the session is ended', async () => {
    at(2);
    const next = await turned(first);
    await sessions.end(first);
    expect([await sessions.find(next), await opens(next), await opens(first)]).toEqual([null, null, null]);
  });

  test('that was replaced ends the session when it is used later, and this is recorded once', async () => {
    at(2);
    const next = await turned(first);
    at(2, '09:05:00');
    const answers = await Promise.all([opens(first), opens(first), opens(first)]);
    expect([...answers, await opens(next)]).toEqual([null, null, null, null]);
    expect(stolen).toEqual([opened.sessionId]);
  });

  test('that was replaced ends the session also where this cannot be recorded', async () => {
    at(2);
    const next = await turned(first);
    at(2, '09:05:00');
    const away = new Sessions(database.pool, clock, () => Promise.reject(new Error('the event store is away')));
    await expect(away.find(first)).rejects.toThrow('the event store is away');
    expect([await away.find(next), await opens(next), await opens(first)]).toEqual([null, null, null]);
  });

  test('that was replaced by one that has itself changed is still known', async () => {
    at(2);
    const second = await turned(first);
    at(3);
    const third = await turned(second);
    expect(await opens(first)).toBeNull();
    expect(await opens(third)).toBeNull();
    expect(stolen).toEqual([opened.sessionId]);
  });
});

test("a guest's token stays: it opens a cart", async () => {
  const { token } = await sessions.openGuest();
  at(9);
  expect(await successor(token)).toBeNull();
});

test('after a log-in the earlier token opens nothing', async () => {
  at(2);
  const next = await turned(first);
  const login = { customerId: opened.customerId as string, cartId: opened.cartId, method: 'BankID' } as const;
  const again = await sessions.openIdentified({ ...login, stayLoggedIn: true }, first);
  expect(again.session).toMatchObject({ samePerson: true });
  expect([await opens(first), await opens(next)]).toEqual([null, null]);
  expect(await opens(again.token)).toBe(again.session.sessionId);
});
