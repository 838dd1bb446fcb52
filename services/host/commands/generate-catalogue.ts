import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { csvHeading, csvLine, fileRow } from '../../shop/catalogue/import/file-row.js';
import { shopArrivals } from '../../../seed/catalogue/arrivals.js';
import { generateCatalogue } from '../../../seed/catalogue/generate.js';

const USAGE = 'npm run generate:catalogue <file.csv | file.ndjson> [products] [seed]';

/** `npm run generate:catalogue <file>`: writes a file of invented products for import:catalogue. */
const [path, size = '5000', seed = '1'] = process.argv.slice(2);
if (!path || !/^\d+$/.test(size) || !/^\d+$/.test(seed)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
const products = generateCatalogue({ size: Number(size), seed: Number(seed) });
await pipeline(Readable.from(/\.csv$/i.test(path) ? csvLines() : jsonLines()), createWriteStream(path));

function* csvLines(): Generator<string> {
  yield `${csvHeading}\n`;
  for (const arrival of shopArrivals(products)) yield `${csvLine(arrival)}\n`;
}

function* jsonLines(): Generator<string> {
  for (const arrival of shopArrivals(products)) yield `${JSON.stringify(fileRow(arrival))}\n`;
}
