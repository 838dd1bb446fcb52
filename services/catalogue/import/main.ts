import { readConfig } from '../../config/config.js';
import { migrate } from '../../database/migrate.js';
import { runTool, withPlatform } from '../../platform/command-line-tool.js';
import { catchUpCatalogue } from '../stocking/catch-up.js';
import { importFile, type Imported } from './import-file.js';
import { Unimportable } from './read-file.js';

const USAGE = 'npm run import:catalogue <file.csv | file.ndjson>';
/** Said to the shell when some rows were refused; 1 is that nothing could be imported. */
const SOME_REFUSED = 2;

/** `npm run import:catalogue <file>`; the shop may stay up. */
await runTool(async () => {
  const path = process.argv[2];
  if (!path) throw new Unimportable(USAGE);
  const began = performance.now();
  const imported = await withPlatform(async (platform) => {
    if (readConfig().environment !== 'production') await migrate(platform.db);
    const result = await importFile(platform, path, {
      onRefused: ({ line, varuId, field, reason }) => process.stdout.write(`line ${line}${varuId === null ? '' : ` (${varuId})`}: ${field} ${reason}\n`),
      onProgress: (read) => process.stderr.write(`\r${read} rows`),
    });
    process.stderr.write('\rbringing the views up to date\n');
    await catchUpCatalogue(platform);
    return result;
  });
  return { said: summary(imported, (performance.now() - began) / 1000), code: imported.refused === 0 ? 0 : SOME_REFUSED };
});

function summary({ read, added, changed, unchanged, refused }: Imported, seconds: number): string {
  return `${read} rows in ${seconds.toFixed(1)} s: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
}
