import path from 'node:path';

import { begin } from './begin.js';
import { buildServer } from './build.js';
import { oneShop } from './one-shop.js';
import { watchFolders } from './watch-folders.js';

/**
 * Runs the shop during development. After a change of the server, the changed files are compiled and the shop restarts.
 * A change of the pages is seen at the next request. The database keeps running.
 */
begin();
process.env.NODE_ENV = 'development';
const { devPages } = await import('./dev-pages.js');
const pages = await devPages();
/** Options of Node. Without more memory for young objects, garbage collection takes most of a second of each start. */
const OF_NODE = ['--max-semi-space-size=32', '--enable-source-maps'];
const shop = oneShop([...OF_NODE, 'scripts/dev-shop.js', pages.url], (line) => process.stderr.write(`${line}\n`));
let database = null;

async function prepare() {
  await buildServer();
  database ??= await holdDatabase();
}

/** Uses the embedded database, which stops when nobody uses it. So it keeps running while the shop restarts. */
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
