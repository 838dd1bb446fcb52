import { SystemClock } from '../../clock/clock.js';
import { readConfig } from '../../config/config.js';
import { migrate } from '../../database/migrate.js';
import { openDatabase, openPlatform } from '../../platform/platform.js';
import { catchUpCatalogue } from '../stocking/catch-up.js';
import { importFile, type Imported } from './import-file.js';
import { Unimportable } from './read-file.js';

const USAGE = 'npm run import:catalogue <file.csv | file.ndjson>';
/** Said to the shell: all rows taken, nothing imported, some rows refused. */
const [ALL, NONE, SOME] = [0, 1, 2];

/** `npm run import:catalogue <file>`; the shop may stay up. */
async function main(path: string): Promise<number> {
  const config = readConfig();
  const database = await openDatabase(config);
  const platform = openPlatform(config, new SystemClock(), database.url);
  const began = performance.now();
  try {
    if (config.environment !== 'production') await migrate(platform.db);
    const imported = await importFile(platform, path, {
      onRefused: ({ line, varuId, field, reason }) => process.stdout.write(`line ${line}${varuId === null ? '' : ` (${varuId})`}: ${field} ${reason}\n`),
      onProgress: (read) => process.stderr.write(`\r${read} rows`),
    });
    process.stderr.write('\rbringing the views up to date\n');
    await catchUpCatalogue(platform);
    process.stdout.write(`${summary(imported, (performance.now() - began) / 1000)}\n`);
    return imported.refused === 0 ? ALL : SOME;
  } finally {
    await platform.close();
    await database.stop();
  }
}

function summary({ read, added, changed, unchanged, refused }: Imported, seconds: number): string {
  return `${read} rows in ${seconds.toFixed(1)} s: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
}

try {
  const path = process.argv[2];
  if (!path) throw new Unimportable(USAGE);
  process.exitCode = await main(path);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  process.exitCode = NONE;
}
