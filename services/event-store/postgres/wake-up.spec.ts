import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createTestDatabase, type TestDatabase } from '../../database/testing.js';
import { WakeUp } from './wake-up.js';

const NEVER_POLLS_MS = 3_600_000;
const LISTENING = `FROM pg_stat_activity WHERE application_name = 'algort wake-up' AND datname = current_database()`;

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

test('a follower whose LISTEN was cut hears again of what other processes append', async () => {
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

test('a follower hears of what other processes append as soon as there is a server to listen to', async () => {
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
