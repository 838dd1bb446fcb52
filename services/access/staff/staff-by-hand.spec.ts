import { afterAll, beforeAll, expect, test } from 'vitest';

import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { StaffAccounts } from './staff-accounts.js';
import { staffByHand } from './staff-by-hand.js';
import { StaffSessions } from './staff-sessions.js';

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let database: TestDatabase;
let accounts: StaffAccounts;
beforeAll(async () => {
  database = await createTestDatabase();
  accounts = new StaffAccounts(database.pool, clock);
});
afterAll(() => database.close());

const run = (...given: string[]): Promise<string> => staffByHand(given, accounts, database.pool);
const passwordIn = (said: string): string => said.split(' ').at(-1) as string;

test('a new account shows its password once, another password ends the sessions, and a removal works', async () => {
  const first = passwordIn(await run('add', 'kim', 'Kim Karlsson', 'support'));
  const kim = await accounts.verify('kim', first);
  expect(kim).toMatchObject({ name: 'Kim Karlsson', role: 'support' });
  if (!kim) throw new Error('not let in');
  const sessions = new StaffSessions(database.pool, clock);
  const { token } = await sessions.open(kim);

  const second = passwordIn(await run('password', 'kim'));
  expect(second).toMatch(/^[\w-]{20}$/);
  expect(await sessions.find(token)).toBeNull();
  expect(await accounts.verify('kim', first)).toBeNull();
  expect(await accounts.verify('kim', second)).not.toBeNull();

  await run('remove', 'kim');
  expect(await accounts.verify('kim', second)).toBeNull();
});

test('a new password unlocks a locked account', async () => {
  await run('add', 'dag', 'Dag', 'operations');
  for (let guess = 0; guess < 5; guess += 1) await accounts.verify('dag', 'fel');
  expect(await accounts.verify('dag', passwordIn(await run('password', 'dag')))).not.toBeNull();
  await expect(run('add', 'dag', 'Dag', 'operations')).rejects.toThrow('dag is taken');
});

test('a new password forgets the known devices', async () => {
  await run('add', 'ove', 'Ove', 'operations');
  await database.pool.query(
    `INSERT INTO staff_device (staff_id, device_id, last_day, next_attempt_at)
     SELECT id, gen_random_uuid(), '2027-01-01', now() FROM staff_account WHERE login = 'ove'`,
  );
  await run('password', 'ove');
  expect((await database.pool.query('SELECT FROM staff_device')).rowCount).toBe(0);
});

test.each(
  [
    [],
    ['add'],
    ['add', 'kim', 'Kim', 'chef'],
    ['add', 'oidc:x#7', 'Kim', 'support'],
    ['add', 'kim', ' ', 'support'],
    ['password', 'ingen'],
    ['radera', 'kim'],
  ].map((given) => [given]),
)('staff %j is refused', async (given) => {
  await expect(run(...given)).rejects.toThrow(/^staff add|is unknown$/);
});
