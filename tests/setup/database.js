import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import { freePort } from '../../dist/server/services/database/embedded.js';
import { embeddedPostgres } from '../../dist/server/services/database/postgres-for-root.js';

const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=300',
];

/**
 * A throwaway PostgreSQL server for each worker of a test run, without fsync: nothing in them outlives the run. One for
 * all would let tests see one another: an event can be read when every older transaction of its server has ended, in
 * whatever database (docs/decisions/0001-order-of-events-on-postgresql.md).
 * Plain JavaScript because Jest loads a global setup without its transforms; what it shares with the
 * shop comes from the build, which `npm test` makes first.
 */
export default async function startDatabases({ maxWorkers }) {
  if (process.env.TEST_DATABASE_URL) return;
  const directory = await mkdtemp(path.join(tmpdir(), 'algort-test-'));
  if (userInfo().uid === 0) await chmod(directory, 0o755);
  const servers = [];
  for (let worker = 1; worker <= maxWorkers; worker += 1)
    servers.push(await startServer(path.join(directory, String(worker))));
  process.env.TEST_DATABASE_URL = servers.map(({ url }) => url).join(' ');
  globalThis.stopTestDatabase = async () => {
    await Promise.all(servers.map(({ server }) => server.stop()));
    await rm(directory, { recursive: true, force: true });
  };
}

async function startServer(databaseDir) {
  const port = await freePort();
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'algort',
    password: 'algort',
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=sv-SE', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', ...SETTINGS.flatMap((setting) => ['-c', setting])],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { server, url: `postgresql://algort:algort@127.0.0.1:${port}/postgres` };
}
