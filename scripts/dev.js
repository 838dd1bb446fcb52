import path from 'node:path';

import { begin } from './begin.js';
import { buildServer } from './build.js';
import { oneShop } from './one-shop.js';
import { watchFolders } from './watch-folders.js';

/**
 * Runs the shop during development. A change in the server compiles the changed files and restarts the shop. A change
 * in the pages shows at the next request. The database keeps running.
 */
begin();
process.env.NODE_ENV = 'development';
const { devPages } = await import('./dev-pages.js');
const pages = await devPages();
/** Without a larger young generation, garbage collection takes most of a second at each start. */
const OF_NODE = ['--max-semi-space-size=32', '--enable-source-maps'];
const shop = oneShop([...OF_NODE, 'scripts/dev-shop.js', pages.url], (line) => process.stderr.write(`${line}\n`));
let database = null;

async function prepare() {
  await buildServer();
  database ??= await holdDatabase();
}

/** The embedded database stops when its last user stops. Holding it here keeps it running while the shop restarts. */
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
