import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { freePort } from '../../services/foundation/database/embedded.js';
import { embeddedPostgres } from '../../services/foundation/database/postgres-for-root.js';

const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=300',
];

/**
 * Starts a temporary PostgreSQL server for each worker of a test run, without fsync, because its data is deleted
 * afterwards. Workers cannot share a server: an event is readable only when all older transactions of its server have
 * ended (docs/decisions/0001-order-of-events-on-postgresql.md).
 */
export default async function startDatabases({ config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const directory = await mkdtemp(path.join(tmpdir(), 'algort-test-'));
  if (userInfo().uid === 0) await chmod(directory, 0o755);
  const servers: TestServer[] = [];
  for (let worker = 1; worker <= Number(config.maxWorkers); worker += 1)
    servers.push(await startServer(path.join(directory, String(worker))));
  process.env.TEST_DATABASE_URL = servers.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(servers.map(({ server }) => server.stop()));
    await rm(directory, { recursive: true, force: true });
  };
}

interface TestServer {
  readonly server: { stop(): Promise<void> };
  readonly url: string;
}

async function startServer(databaseDir: string): Promise<TestServer> {
  const port = await freePort();
  const EmbeddedPostgres = await leaveTheEndToVitest(embeddedPostgres);
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

const ENDS = ['beforeExit', 'exit'] as const;

/**
 * Loads the package without its exit hook. The hook would end the process with exit code 0 although tests have failed.
 * The teardown stops the servers instead.
 */
async function leaveTheEndToVitest<T>(load: () => Promise<T>): Promise<T> {
  const before = new Set(ENDS.flatMap((end) => process.rawListeners(end)));
  const loaded = await load();
  for (const end of ENDS)
    for (const listener of process.rawListeners(end))
      if (!before.has(listener)) process.off(end, listener as () => void);
  return loaded;
}
