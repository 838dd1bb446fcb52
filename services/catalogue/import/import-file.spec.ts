import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eanOf } from '../../../domain/catalogue/index.js';
import { SettableClock } from '../../clock/clock.js';
import { openTestEventStoreDb } from '../../event-store/eventstoredb/testing.js';
import { openTestEventStore, type TestEventStore } from '../../event-store/testing.js';
import { Catalogue } from '../catalogue.js';
import { generateCatalogue, generatedArrivals } from '../generator/index.js';
import { catchUpCatalogue } from '../stocking/catch-up.js';
import { csvHeading, csvLine, fileRow } from './file-row.js';
import { importFile, type Imported, type Refused } from './import-file.js';

const HEAD = 'varuId;name;brand;type;vatClass;price;category;packageText;webStock';
const soap = '100001;Tvål;Älvdal;Ha;goods;39,90;hudvard/kropp;250 ml;12';

describe.each([
  ['PostgreSQL', openTestEventStore],
  ['EventStoreDB', openTestEventStoreDb],
])('an import on %s', (_name, open) => {
  let opened: TestEventStore;
  let directory: string;
  beforeAll(async () => {
    opened = await open();
    directory = await mkdtemp(path.join(tmpdir(), 'algort-import-'));
  });
  afterAll(async () => {
    await opened.close();
    await rm(directory, { recursive: true, force: true });
  });

  async function imported(
    content: string | Buffer,
    name = 'rows.csv',
  ): Promise<{ counts: Imported; refused: readonly Refused[] }> {
    const refused: Refused[] = [];
    const file = path.join(directory, name);
    await writeFile(file, content);
    const { store, database } = opened;
    const counts = await importFile(
      { store, db: database.db, clock: new SettableClock('2026-11-10T09:00:00.000Z') },
      file,
      { onRefused: (row) => void refused.push(row) },
    );
    await catchUpCatalogue({ store, pool: database.pool });
    return { counts, refused };
  }

  const reasons = async (...lines: readonly string[]): Promise<readonly string[]> => {
    const { refused } = await imported([HEAD, ...lines].join('\n'));
    return refused.map(({ line, field, reason }) => `${line} ${field} ${reason}`);
  };

  test('adds what is new, updates what is there, and run again changes nothing', async () => {
    const { database } = opened;
    expect((await imported([HEAD, soap].join('\n'))).counts).toEqual({
      read: 1,
      added: 1,
      changed: 0,
      unchanged: 0,
      refused: 0,
    });
    expect(await new Catalogue(database.db).product('100001')).toMatchObject({
      name: 'Tvål',
      price: 3990,
      webStock: 12,
      comparisonPrice: 15960,
      slug: 'tval-100001',
    });
    expect((await imported('varuId;price\n100001;35')).counts).toMatchObject({ changed: 1 });
    expect(await new Catalogue(database.db).product('100001')).toMatchObject({
      name: 'Tvål',
      price: 3500,
      webStock: 12,
    });
    expect((await imported('varuId;price\n100001;35')).counts).toMatchObject({ unchanged: 1 });
  });

  test('goes on after a bad row and tells each by line, field and reason', async () => {
    const bad = (field: number, value: string): string =>
      soap
        .replace('100001', '100002')
        .split(';')
        .map((each, index) => (index === field ? value : each))
        .join(';');
    expect(await reasons(bad(5, '-10'), soap)).toEqual(['2 price is negative']);
    expect(await reasons(bad(4, 'luxury'))).toEqual([
      '2 vatClass "luxury" is none of medicine-otc, prescription, food, goods',
    ]);
    expect(await reasons(bad(6, 'hudvard/finns-inte'))).toEqual([
      '2 category "hudvard/finns-inte" is no category of the shop',
    ]);
    expect(await reasons(soap, soap)).toEqual(['3 varuId stands on line 2 already']);
    expect(await reasons(`${soap};one more`)).toEqual(['2 row has not as many values as the heading has columns']);
    expect(await reasons('12;x;x;Ha;goods;1;hudvard/kropp;1 st;1')).toEqual([
      '2 varuId "12" is not an article number of six digits',
    ]);
  });

  test('refuses a day that no calendar of the shop has', async () => {
    expect((await imported('varuId;addedOn\n100001;0000-01-01')).refused).toEqual([
      { line: 2, varuId: '100001', field: 'addedOn', reason: '"0000-01-01" is before 1900' },
    ]);
  });

  test('tells broken encoding by its row', async () => {
    const latin1 = Buffer.concat([
      Buffer.from(`${HEAD}\n`),
      Buffer.from(soap.replace('100001', '100003'), 'latin1'),
      Buffer.from(`\n${soap.replace('100001', '100004')}\n`),
    ]);
    const { counts, refused } = await imported(latin1);
    expect(counts).toMatchObject({ read: 2, added: 1, refused: 1 });
    expect(refused).toEqual([
      { line: 2, varuId: '100003', field: 'name', reason: 'has broken encoding: the file is not UTF-8 here' },
    ]);
  });

  test('asks a new product for the columns it needs, and any file for the article number', async () => {
    const { refused } = await imported(
      'varuId;name;brand;type;vatClass;category;packageText\n100005;Tvål;Älvdal;Ha;goods;hudvard/kropp;1 st',
    );
    expect(refused).toEqual([
      { line: 2, varuId: '100005', field: 'price', reason: 'is missing, and the product is new' },
    ]);
    await expect(imported('name;price\nTvål;10')).rejects.toThrow('the column varuId is missing');
    await expect(imported('varuId;pris\n100001;10')).rejects.toThrow('"pris" is no column');
    await expect(imported('varuId;price;price\n100001;10;12')).rejects.toThrow('the column price stands twice');
    await expect(imported('')).rejects.toThrow('the column varuId is missing');
  });

  test('tells a quotation mark that is never closed, and half a character', async () => {
    expect(await reasons(soap.replace('Tvål', '"Tvål'), soap)).toEqual([
      '3 row has a quotation mark that is never closed: nothing after it was read',
    ]);
    expect((await imported('{"varuId":"100001","name":"\\ud83d"}', 'half.ndjson')).refused).toMatchObject([
      { line: 1, field: 'name', reason: 'holds half a character' },
    ]);
  });

  test('refuses a prescription item in a campaign, and one EAN for two products', async () => {
    const { refused } = await imported(
      `${HEAD};campaign\n100006;Waran;Orion;Rx;prescription;99;receptbelagda-lakemedel;100 st;5;vinterhud`,
    );
    expect(refused).toMatchObject([
      { field: 'campaign', reason: 'a prescription item is in no campaign and has no reduced price (LAW-01)' },
    ]);
    const ean = eanOf('100007');
    const twice = await imported(
      `${HEAD};ean\n${soap.replace('100001', '100007')};${ean}\n${soap.replace('100001', '100008')};${ean}`,
    );
    expect(twice).toMatchObject({
      counts: { added: 1 },
      refused: [{ line: 3, varuId: '100008', field: 'ean', reason: 'belongs to 100007 already' }],
    });
  });

  test('takes what the generator writes, as CSV and as a JSON object a line', async () => {
    const arrivals = [...generatedArrivals(generateCatalogue({ seed: 5, size: 40 }))];
    const csv = await imported([csvHeading, ...arrivals.map(csvLine)].join('\n'));
    expect(csv).toMatchObject({ counts: { added: 40 }, refused: [] });
    const json = await imported(arrivals.map((arrival) => JSON.stringify(fileRow(arrival))).join('\n'), 'rows.ndjson');
    expect(json).toMatchObject({ counts: { unchanged: 40 }, refused: [] });
    expect(
      (await imported('{"varuId":"100001","price":}\n{"varuId":"100001","price":34.5}', 'bad.ndjson')).refused,
    ).toMatchObject([{ line: 1, field: 'row', reason: 'is not JSON' }]);
  }, 30_000);
});
