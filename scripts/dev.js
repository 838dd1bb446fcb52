import path from 'node:path';

import { begin } from './begin.js';
import { buildServer } from './build.js';
import { oneShop } from './one-shop.js';
import { watchFolders } from './watch-folders.js';

/**
 * The shop during development. A change of the server compiles the changed files and restarts the shop. A change of the
 * pages shows at the next request. The database stays up.
 */
begin();
process.env.NODE_ENV = 'development';
const { devPages } = await import('./dev-pages.js');
const pages = await devPages();
/** A larger young generation: without it garbage collection costs most of a second at each start. */
const OF_NODE = ['--max-semi-space-size=32', '--enable-source-maps'];
const shop = oneShop([...OF_NODE, 'scripts/dev-shop.js', pages.url], (line) => process.stderr.write(`${line}\n`));
let database = null;

async function prepare() {
  await buildServer();
  database ??= await holdDatabase();
}

/** The last user that stops ends the embedded database: while it is held here, no start waits for it. */
async function holdDatabase() {
  if (process.env.DATABASE_URL) return { stop: async () => undefined };
  const { startEmbedded } = await import('../dist/server/services/foundation/database/embedded.js');
  return startEmbedded({ directory: path.resolve(process.env.DATA_DIR ?? '.data', 'postgres') });
}

async function end() {
  endWatch();
  await shop.end();
  await database?.stop();
  await pages.close();
  process.exit();
}

const endWatch = watchFolders(
  ['domain', 'services', 'projections', 'simulators', 'seed', 'migrations'],
  () => void shop.restart(prepare),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());
await shop.restart(prepare);
