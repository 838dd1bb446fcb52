import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { createTestDatabase, type TestDatabase } from '../../database/testing.js';
import { WakeUp } from './wake-up.js';

const NEVER_POLLS_MS = 3_600_000;
const LISTENING = `FROM pg_stat_activity WHERE application_name = 'algort wake-up' AND datname = current_database()`;

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

test('a follower with a cut LISTEN hears again of appends by other processes', async () => {
  const { pool, url } = database;
  const wakeUp = new WakeUp(pool, url, NEVER_POLLS_MS);
  let wake = (): void => undefined;
  const woken = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  const listening = woken();
  wakeUp.listen(() => wake());
  await listening;

  const again = woken();
  await pool.query(`SELECT pg_terminate_backend(pid) ${LISTENING}`);
  await again;

  const told = woken();
  await pool.query('NOTIFY event_appended');
  await expect(told).resolves.toBeUndefined();
  await wakeUp.close();
});

/** An exception in a callback would end the process, and here the test run. */
test.each([
  ['the poll', 10, async () => undefined],
  ['an append of this process', NEVER_POLLS_MS, async (wakeUp: WakeUp) => wakeUp.appended()],
  ['an append of another', NEVER_POLLS_MS, () => database.pool.query('NOTIFY event_appended')],
])('a follower that throws when %s wakes it does not stop others from being woken', async (_by, pollMs, append) => {
  const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const wakeUp = new WakeUp(database.pool, database.url, pollMs);
  let wake = (): void => undefined;
  const woken = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  const listening = woken();
  wakeUp.listen(() => {
    throw new TypeError('stumbled');
  });
  wakeUp.listen(() => wake());
  await listening;
  const again = woken();
  await append(wakeUp);
  await again;
  await wakeUp.close();
  expect(String(logged.mock.calls[0]?.[0])).toMatch(/^a follower could not be woken: TypeError: stumbled/);
  logged.mockRestore();
});

test.each(['broken', 'notifyOthers', 'connect', 'tell'])('LISTEN itself may throw (%s)', async (method) => {
  const { pool, url } = database;
  for (const name of ['error', 'warn'] as const) vi.spyOn(Logger.prototype, name).mockReturnValue(undefined);
  const wakeUp = new WakeUp(pool, url, NEVER_POLLS_MS);
  await new Promise<void>((listening) => wakeUp.listen(listening));
  const stumbled = new Promise<void>((resolve) => {
    Reflect.set(wakeUp, method, () => {
      resolve();
      throw new TypeError('stumbled');
    });
  });
  if (method === 'notifyOthers') wakeUp.appended();
  else if (method === 'tell') await pool.query('NOTIFY event_appended');
  else await pool.query(`SELECT pg_terminate_backend(pid) ${LISTENING}`);
  await stumbled;
  await new Promise((resolve) => setImmediate(resolve));
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await wakeUp.close();
  vi.restoreAllMocks();
});

test('a follower hears of appends by other processes as soon as the server is there', async () => {
  const { pool, url } = database;
  const gate = createServer();
  let tried = (): void => undefined;
  const refused = new Promise<void>((resolve) => (tried = resolve));
  gate.on('connection', (socket) => {
    socket.on('error', () => undefined);
    socket.destroy();
    tried();
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const atGate = new URL(url);
  atGate.host = `127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const wakeUp = new WakeUp(pool, atGate.href, NEVER_POLLS_MS);
  const listening = new Promise<void>((resolve) => wakeUp.listen(resolve));
  await refused;
  gate.removeAllListeners('connection');
  gate.on('connection', (socket) => joinedTo(socket, new URL(url)));
  await expect(listening).resolves.toBeUndefined();
  await wakeUp.close();
  gate.close();
});

function joinedTo(socket: Socket, { hostname, port }: URL): void {
  const server = connect(Number(port), hostname);
  for (const end of [socket, server]) end.on('error', () => undefined);
  socket.pipe(server).pipe(socket);
}
