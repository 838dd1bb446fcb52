import { runImport } from '../tool/import-tool.js';
import { importFile, type Imported } from '../../shop/catalogue/import/import-file.js';
import { texts } from '../../shop/catalogue/import/texts.js';

/** `npm run import:catalogue <file>`: imports products. The shop may keep running. */
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
      onRefused: (refused) => process.stdout.write(`${texts.refused(path, refused)}\n`),
      onProgress,
    }),
});
