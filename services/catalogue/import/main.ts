import { runImport } from '../../file-import/import-tool.js';
import { importFile, type Imported } from './import-file.js';

/** `npm run import:catalogue <file>`; the shop may stay up. */
await runImport<Imported>({
  words: {
    usage: 'npm run import:catalogue <file.csv | file.ndjson>',
    read: (rows) => `${rows} rows`,
    catchingUp: 'bringing the views up to date',
    summary: ({ read, added, changed, unchanged, refused }, seconds) =>
      `${read} rows in ${seconds} s: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`,
  },
  work: (platform, path, onProgress) =>
    importFile(platform, path, {
      onRefused: ({ line, varuId, field, reason }) =>
        process.stdout.write(`line ${line}${varuId === null ? '' : ` (${varuId})`}: ${field} ${reason}\n`),
      onProgress,
    }),
});
