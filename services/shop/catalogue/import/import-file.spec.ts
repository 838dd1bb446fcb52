import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { generateCatalogue, generatedArrivals } from '../../../../seed/catalogue/index.js';
import { csvHeading, csvLine, fileRow } from './file-row.js';
import { HEAD, Importing, soap, STORES } from './import-file.fixture.js';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe.each(STORES)('an import on %s', (_name, open) => {
  let importing: Importing;
  beforeAll(async () => {
    importing = await Importing.on(open);
  });
  afterAll(() => importing.close());

  const imported = (...file: Parameters<Importing['imported']>) => importing.imported(...file);

  test('adds new products, updates known ones, and changes nothing when it runs again', async () => {
    expect((await imported([HEAD, soap].join('\n'))).counts).toEqual({
      read: 1,
      added: 1,
      changed: 0,
      unchanged: 0,
      refused: 0,
    });
    expect(await importing.catalogue.product('100001')).toMatchObject({
      name: 'Tvål',
      price: 3990,
      webStock: 12,
      comparisonPrice: 15960,
      slug: 'tval-100001',
      newUntil: null,
    });
    expect((await imported('varuId;price\n100001;35')).counts).toMatchObject({ changed: 1 });
    expect(await importing.catalogue.product('100001')).toMatchObject({
      name: 'Tvål',
      price: 3500,
      webStock: 12,
    });
    expect((await imported('varuId;price\n100001;35')).counts).toMatchObject({ unchanged: 1 });
  });

  test('reads the maker, its numbers, the search words and the last day as a new product', async () => {
    const head = `${HEAD};manufacturer;nplId;narcoticsClass;searchWords;newUntil;addedOn`;
    const drops = '100030;Droppar;Tallmo;Rx;prescription;99;receptbelagda-lakemedel;10 ml;5';
    const { refused } = await imported(
      `${head}\n${drops};Tallmo Läkemedel AB;20090423000011;V;sova | sömn|sova;2026-12-01;2026-11-01`,
    );
    expect(refused).toEqual([]);
    expect(await importing.catalogue.product('100030')).toMatchObject({
      manufacturer: 'Tallmo Läkemedel AB',
      nplId: '20090423000011',
      narcoticsClass: 'V',
      searchWords: ['sova', 'sömn'],
      newUntil: '2026-12-01',
    });
    expect((await imported('varuId;searchWords;newUntil;narcoticsClass\n100030;;;')).counts.changed).toBe(1);
    expect(await importing.catalogue.product('100030')).toMatchObject({
      ...{ searchWords: [], newUntil: null, narcoticsClass: null },
      manufacturer: 'Tallmo Läkemedel AB',
    });
  });

  test('keeps each picture beside the file once, whatever its name', async () => {
    const { catalogue } = importing;
    await mkdir(path.join(importing.directory, 'soap'), { recursive: true });
    await writeFile(path.join(importing.directory, 'soap', 'front.png'), PIXEL);
    await writeFile(path.join(importing.directory, 'again.jpg'), PIXEL);
    const told = 'varuId;pictures\n100001;soap/front.png: Framsidan|again.jpg:Baksidan, med text';
    expect((await imported(told)).refused).toEqual([]);
    const pictures = (await catalogue.product('100001'))?.pictures ?? [];
    expect(pictures.map(({ alt }) => alt)).toEqual(['Framsidan', 'Baksidan, med text']);
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(1);
    expect(await catalogue.picture(pictures[0]?.file ?? '')).toEqual({ mediaType: 'image/png', content: PIXEL });
    expect((await imported(told)).counts.unchanged).toBe(1);
  });

  test('takes a product out of the range, and puts it back only when the file says so', async () => {
    const { catalogue } = importing;
    await imported([HEAD, soap.replace('100001', '100032')].join('\n'));
    await imported('varuId;status;notice\n100032;recalled;Gäller batch 12.');
    expect(await importing.catalogue.product('100032')).toBeNull();
    expect(await catalogue.notForSale(['100032', '100001'])).toEqual(['100032']);
    expect(await catalogue.shown('100032')).toMatchObject({
      product: { name: 'Tvål' },
      withdrawal: { reason: 'recall', on: '2026-11-10', notice: 'Gäller batch 12.' },
    });
    expect((await imported('varuId;status;price\n100032;recalled;45')).counts.changed).toBe(1);
    expect(await catalogue.shown('100032')).toMatchObject({
      product: { price: 4500 },
      withdrawal: { notice: 'Gäller batch 12.' },
    });
    await imported('varuId;status\n100032;for-sale');
    expect(await importing.catalogue.shown('100032')).toMatchObject({ withdrawal: null });
  });

  test('reads what the generator writes, as CSV and as one JSON object per line', async () => {
    const arrivals = [...generatedArrivals(generateCatalogue({ seed: 5, size: 40 }))];
    const csv = await imported([csvHeading, ...arrivals.map(csvLine)].join('\n'));
    expect(csv).toMatchObject({ counts: { added: 40 }, refused: [] });
    const json = await imported(arrivals.map((arrival) => JSON.stringify(fileRow(arrival))).join('\n'), 'rows.ndjson');
    expect(json).toMatchObject({ counts: { unchanged: 40 }, refused: [] });
    expect(
      (await imported('{"varuId":"100001","price":}\n{"varuId":"100001","price":34.5}', 'bad.ndjson')).refused,
    ).toMatchObject([{ line: 1, field: 'row', reason: 'is not JSON' }]);
  });
});
