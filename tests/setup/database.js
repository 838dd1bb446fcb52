import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import { embeddedPostgres } from '../../dist/server/services/database/postgres-for-root.js';

/**
 * One throwaway PostgreSQL server for a whole test run, without fsync: nothing in it outlives the run.
 * Plain JavaScript because Jest loads a global setup without its transforms; what it shares with the
 * shop comes from the build, which `npm test` makes first.
 */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const directory = await mkdtemp(path.join(tmpdir(), 'algort-test-'));
  const port = await freePort();
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(directory, 'data'),
    user: 'algort',
    password: 'algort',
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=sv-SE', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (userInfo().uid === 0) await import('node:fs/promises').then(({ chmod }) => chmod(directory, 0o755));
  await server.initialise();
  await server.start();
  process.env.TEST_DATABASE_URL = `postgresql://algort:algort@127.0.0.1:${port}/postgres`;
  globalThis.stopTestDatabase = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
