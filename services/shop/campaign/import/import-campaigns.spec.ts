import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { catalogueProjections, ProjectionRunner } from '../../../../projections/index.js';
import { campaignsOn } from '../../../../projections/campaign/queries.js';
import { importFile } from '../../catalogue/import/import-file.js';
import { catchUpCatalogue } from '../../catalogue/stocking/catch-up.js';
import { SettableClock } from '../../../foundation/clock.js';
import { startCommandHandling } from '../../../foundation/command-handling/testing.js';
import { openTestEventStoreDb } from '../../../foundation/event-store/eventstoredb/testing.js';
import { openTestEventStore, type TestEventStore } from '../../../foundation/event-store/testing.js';
import type { Imported } from '../../../foundation/file-import/plan-file.js';
import { refusedLine } from '../../../foundation/file-import/texts.js';
import { importCampaigns } from './import-campaigns.js';

const HEAD = 'campaignId;title;text;kind;validFrom;validTo;products;stickerSmall;endedOn';
const winter = 'vinterhud;Vinterhud;Krämer för kalla dagar.;offer;2026-11-01;2026-11-30;100001:29|100002;Vinterhud;';
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText
100001;Tvål;Älvdal;Ha;goods;39,90;hudvard/kropp;250 ml
100002;Kräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml
100003;Waran;Orion;Rx;prescription;99;receptbelagda-lakemedel;100 st
100004;Alvedon;Orion;Ex;medicine-otc;49;receptfria-lakemedel/vark-och-feber;20 st`;

describe.each([
  ['PostgreSQL', openTestEventStore],
  ['EventStoreDB', openTestEventStoreDb],
])('campaigns imported from %s (CAT-07)', (_name, open) => {
  const clock = new SettableClock('2026-11-10T09:00:00.000Z');
  let opened: TestEventStore;
  let directory: string;
  beforeAll(async () => {
    opened = await open();
    directory = await mkdtemp(path.join(tmpdir(), 'algort-campaigns-'));
    await importFile({ store: opened.store, db: opened.database.db, clock }, await written('goods.csv', GOODS));
    await caughtUp();
  });
  afterAll(async () => {
    await opened.close();
    await rm(directory, { recursive: true, force: true });
  });

  const caughtUp = (): Promise<void> => catchUpCatalogue({ store: opened.store, pool: opened.database.pool });

  async function written(name: string, content: string | Buffer): Promise<string> {
    const file = path.join(directory, name);
    await writeFile(file, content);
    return file;
  }

  async function imported(
    content: string | Buffer,
    name = 'campaigns.csv',
  ): Promise<Imported & { told: readonly string[] }> {
    const told: string[] = [];
    const { store, database } = opened;
    const commands = startCommandHandling(store, database.pool, clock);
    const counts = await importCampaigns({ commands, db: database.db }, await written(name, content), {
      onRefused: (row) => void told.push(refusedLine(row)),
    });
    await caughtUp();
    return { ...counts, told };
  }

  const rows = (...lines: readonly string[]): Promise<Imported & { told: readonly string[] }> =>
    imported([HEAD, ...lines].join('\n'));
  const told = async (...lines: readonly string[]): Promise<readonly string[]> => (await rows(...lines)).told;
  const bad = (field: number, value: string): string =>
    winter
      .replace('vinterhud', 'hostkanslor')
      .split(';')
      .map((each, index) => (index === field ? value : each))
      .join(';');
  const recorded = async (id: string): Promise<readonly string[]> =>
    (await opened.store.readStream(`campaign-${id}`)).map(({ type }) => type);
  const running = async (on: string): Promise<readonly string[]> =>
    (await campaignsOn(opened.database.db, on)).map(({ campaign_id }) => campaign_id);

  test('are planned, and the same file again records nothing', async () => {
    expect(await rows(winter)).toEqual({
      read: 1,
      planned: 1,
      changed: 0,
      ended: 0,
      unchanged: 0,
      refused: 0,
      told: [],
    });
    expect((await campaignsOn(opened.database.db, '2026-11-30'))[0]).toEqual({
      ...{
        campaign_id: 'vinterhud',
        title: 'Vinterhud',
        text: 'Krämer för kalla dagar.',
        kind: 'offer',
        valid_from: '2026-11-01',
        valid_to: '2026-11-30',
        members_only: false,
      },
      sticker: { type: 'discount', large: '', small: 'Vinterhud' },
      products: [
        { varuId: '100001', price: 2900 },
        { varuId: '100002', price: null },
      ],
      ...{ multi_buy: null, gift: null, ended: false, revision: 0 },
    });
    expect(await rows(winter)).toMatchObject({ planned: 0, unchanged: 1, refused: 0 });
    expect(await recorded('vinterhud')).toEqual(['CampaignPlanned']);
  });

  test('change only where a row says so', async () => {
    expect(await imported('campaignId;title;validTo\nvinterhud;Snäll mot huden;2026-12-06')).toMatchObject({
      changed: 1,
    });
    expect(await imported('campaignId,products\nvinterhud,100002:89.50')).toMatchObject({ changed: 1 });
    expect((await campaignsOn(opened.database.db, '2026-12-06'))[0]).toMatchObject({
      title: 'Snäll mot huden',
      text: 'Krämer för kalla dagar.',
      products: [{ varuId: '100002', price: 8950 }],
      sticker: { small: 'Vinterhud' },
    });
    expect(await imported('campaignId;stickerType\nvinterhud;none')).toMatchObject({ changed: 1 });
    expect((await campaignsOn(opened.database.db, '2026-12-06'))[0]).toMatchObject({ sticker: null });
    expect(await imported('campaignId\nvinterhud')).toMatchObject({ unchanged: 1 });
    expect(await recorded('vinterhud')).toEqual([
      'CampaignPlanned',
      'CampaignChanged',
      'CampaignChanged',
      'CampaignChanged',
    ]);
  });

  test('have a multi-buy and a gift, which a later row changes or ends (CRT-11)', async () => {
    const head = 'campaignId;title;text;kind;validFrom;validTo;products;multiBuy;giftCode;giftProducts;giftMinimum';
    const row = (multiBuy: string, gift: string): string =>
      `${head}\nta-tre;Ta 3;Blanda.;offer;2026-11-01;2026-11-30;100001|100002;${multiBuy};${gift}`;
    const planned = async () =>
      (await campaignsOn(opened.database.db, '2026-11-30')).find(({ campaign_id }) => campaign_id === 'ta-tre');
    expect(await imported(row('3/2', 'gava;100002;299,50'))).toMatchObject({ planned: 1, refused: 0 });
    expect(await planned()).toMatchObject({
      multi_buy: { take: 3, payFor: 2 },
      gift: { code: 'GAVA', varuIds: ['100002'], minimum: 29_950 },
    });
    expect(await imported('campaignId;multiBuy;giftCode\nta-tre;2:99;none')).toMatchObject({ changed: 1 });
    expect(await planned()).toMatchObject({ multi_buy: { take: 2, sum: 9900 }, gift: null });
    expect((await imported(row('2/3', ';;'))).told).toEqual([
      'rad 2 (ta-tre): multiBuy ger ingen rabatt: minst 2 varor, och färre att betala eller en summa över 0',
    ]);
    expect((await imported(row('halva', ';;'))).told).toEqual([
      'rad 2 (ta-tre): multiBuy "halva" är varken skrivet 3/2 (ta 3 betala för 2), 2:99 (2 för 99 kr) eller none',
    ]);
    expect((await imported(row('', 'gåva!;100002;'))).told).toEqual([
      'rad 2 (ta-tre): giftCode är ingen kod av 3–30 versaler, siffror och bindestreck',
    ]);
    expect((await imported(row('', 'GAVA;100003|999999;'))).told).toEqual([
      'rad 2 (ta-tre): giftProducts 999999 är ingen vara i butiken',
    ]);
    expect((await imported(row('', 'GAVA;100003;'))).told).toEqual([
      'rad 2 (ta-tre): giftProducts 100003 är receptbelagd och får inte stå i någon kampanj (LAW-01)',
    ]);
    expect((await imported(row('', 'GAVA;100002|100004;'))).told).toEqual([
      'rad 2 (ta-tre): giftProducts 100004 är ett läkemedel och får inte vara gåva',
    ]);
    expect(await imported('campaignId;endedOn\nta-tre;2026-11-10')).toMatchObject({ ended: 1 });
  });

  test('end on the last day in the file, and are valid through it', async () => {
    const end = 'vinterhud;;;;;;;;2026-11-12';
    expect(await told('vinterhud;;;;;;;;2026-12-07')).toEqual([
      'rad 2 (vinterhud): endedOn är efter kampanjens sista dag',
    ]);
    expect(await rows(end)).toMatchObject({ ended: 1 });
    expect([await running('2026-11-12'), await running('2026-11-13')]).toEqual([['vinterhud'], []]);
    expect(await rows(end)).toMatchObject({ unchanged: 1, refused: 0 });
    expect(await told('vinterhud;;;;;;;;2026-11-11', bad(0, 'x'))).toEqual([
      'rad 2 (vinterhud): campaignId är redan avslutad och kan inte ändras',
    ]);
    expect(await told(winter)).toEqual(['rad 2 (vinterhud): campaignId är redan avslutad och kan inte ändras']);
    expect(await told('finns-inte;;;;;;;;2026-11-11')).toEqual(['rad 2 (finns-inte): campaignId är ingen kampanj']);
  });

  test('may be planned and ended by one row, which again records nothing; a row is done whole or not at all', async () => {
    const over = winter.replace('vinterhud', 'redan-slut');
    expect(await told(`${over}2026-12-01`)).toEqual(['rad 2 (redan-slut): endedOn är efter kampanjens sista dag']);
    expect(await recorded('redan-slut')).toEqual([]);
    expect(await rows(`${over}2026-11-05`)).toMatchObject({ planned: 1, ended: 0 });
    expect(await rows(`${over}2026-11-05`)).toMatchObject({ unchanged: 1 });
    expect(await recorded('redan-slut')).toEqual(['CampaignPlanned', 'CampaignEnded']);
  });

  test('that are refused are reported by line and reason, and the others continue', async () => {
    expect(await told(bad(6, '100001|999999'), winter.replace('vinterhud', 'gar-anda'))).toEqual([
      'rad 2 (hostkanslor): products 999999 är ingen vara i butiken',
    ]);
    expect(await recorded('gar-anda')).toEqual(['CampaignPlanned']);
    expect(await told(bad(6, '100001|100003'))).toEqual([
      'rad 2 (hostkanslor): products 100003 är receptbelagd och får inte stå i någon kampanj (LAW-01)',
    ]);
    expect(await told(bad(6, '100001|tvål'))).toEqual([
      'rad 2 (hostkanslor): products "tvål" är inte skrivet varunummer eller varunummer:kronor',
    ]);
    expect(await told(bad(6, '100001:10|100001'))).toEqual(['rad 2 (hostkanslor): products 100001 står två gånger']);
    expect(await told(bad(6, '100001:-10'))).toEqual(['rad 2 (hostkanslor): products 100001 har ett negativt pris']);
    expect(await told(bad(5, '2026-10-31'))).toEqual(['rad 2 (hostkanslor): validTo är före validFrom']);
    expect(await told(bad(5, '2026-11-31'))).toEqual([
      'rad 2 (hostkanslor): validTo "2026-11-31" är inget datum skrivet ÅÅÅÅ-MM-DD från år 2000',
    ]);
    expect(await told(bad(4, '0000-01-01'))).toEqual([
      'rad 2 (hostkanslor): validFrom "0000-01-01" är inget datum skrivet ÅÅÅÅ-MM-DD från år 2000',
    ]);
    expect(await told(bad(3, 'rea'))).toEqual(['rad 2 (hostkanslor): kind "rea" är varken offer, member eller theme']);
    expect(await told(bad(1, ''))).toEqual(['rad 2 (hostkanslor): title saknas, och kampanjen är ny']);
    expect(await told('hostkanslor;;Te;rea;;2026-11-31;tvål;;')).toEqual([
      'rad 2 (hostkanslor): kind "rea" är varken offer, member eller theme',
      'rad 2 (hostkanslor): validTo "2026-11-31" är inget datum skrivet ÅÅÅÅ-MM-DD från år 2000',
    ]);
    expect(await told('hostkanslor;;Te;offer;;2026-11-30;tvål;;')).toEqual([
      'rad 2 (hostkanslor): title saknas, och kampanjen är ny',
      'rad 2 (hostkanslor): validFrom saknas, och kampanjen är ny',
      'rad 2 (hostkanslor): products "tvål" är inte skrivet varunummer eller varunummer:kronor',
    ]);
    expect(await told(bad(0, ''))).toEqual(['rad 2: campaignId saknas']);
    expect(await told(bad(0, 'Höst'))).toEqual([
      'rad 2 (Höst): campaignId "Höst" är inget kampanj-id av små bokstäver a–z, siffror och bindestreck',
    ]);
    expect(await told(bad(0, 'x'.repeat(101)))).toEqual([
      `rad 2 (${'x'.repeat(40)}…): campaignId "${'x'.repeat(40)}…" är längre än 100 tecken`,
    ]);
    expect(await told('gar-anda;;;;;;;;', 'gar-anda;;;;;;;;')).toEqual([
      'rad 3 (gar-anda): campaignId står redan på rad 2',
    ]);
    expect(await told(`${winter};mer`)).toEqual(['rad 2: raden har inte lika många värden som rubriken har kolumner']);
    expect(await recorded('hostkanslor')).toEqual([]);
  });

  test('with broken encoding, half a character or no JSON are reported by their row', async () => {
    const latin1 = Buffer.concat([
      Buffer.from(`${HEAD}\n`),
      Buffer.from(bad(1, 'Höst'), 'latin1'),
      Buffer.from(`\n${winter.replace('vinterhud', 'hel')}\n`),
    ]);
    expect(await imported(latin1)).toMatchObject({
      read: 2,
      planned: 1,
      told: ['title', 'text'].map(
        (field) => `rad 2 (hostkanslor): ${field} har trasig teckenkodning: filen är inte UTF-8 här`,
      ),
    });
    const lines = [
      '{"campaignId":"halv","title":"\\ud83d"}',
      '{"campaignId":"noll","title":"a\\u0000"}',
      '{"campaignId":"halv",',
      '["halv"]',
      '{"campaignId":"femte","validTil":"2026-11-30"}',
    ];
    expect((await imported(lines.join('\n'), 'bad.ndjson')).told).toEqual([
      'rad 1 (halv): title innehåller ett halvt tecken',
      'rad 2 (noll): title innehåller ett NUL-tecken',
      'rad 3: raden är inte JSON',
      'rad 4: raden är inget JSON-objekt',
      'rad 5 (femte): "validTil" är ingen kolumn; kolumnerna står i docs/import-campaigns.md',
    ]);
  });

  test('can also be one JSON object per line', async () => {
    const row = {
      campaignId: 'plusklipp',
      title: 'Plusklipp',
      text: 'För medlemmar.',
      kind: 'member',
      validFrom: '2026-11-01',
      validTo: '2026-11-30',
      membersOnly: true,
      stickerLarge: 'Plus',
      products: { 100001: 35, 100002: null },
    };
    expect(await imported(JSON.stringify(row), 'rows.ndjson')).toMatchObject({ planned: 1, refused: 0 });
    expect(await imported(JSON.stringify({ ...row, products: ['100001:35', '100002'] }), 'rows.ndjson')).toMatchObject({
      unchanged: 1,
    });
    const { rows: found } = await opened.database.pool.query(
      'SELECT members_only, sticker FROM view_campaign WHERE campaign_id = $1',
      ['plusklipp'],
    );
    expect(found).toEqual([{ members_only: true, sticker: { type: 'member', large: 'Plus', small: '' } }]);
  });

  test('are not read from a file with another format or heading', async () => {
    const commands = startCommandHandling(opened.store, opened.database.pool, clock);
    const into = { commands, db: opened.database.db };
    await expect(importCampaigns(into, path.join(directory, 'finns-inte.csv'))).rejects.toThrow(
      /^Filen .*finns-inte\.csv finns inte\.$/,
    );
    await expect(importCampaigns(into, directory)).rejects.toThrow(/^Filen .* går inte att läsa\.$/);
    await expect(imported('title;text\nHöst;Te')).rejects.toThrow(
      'Kolumnen campaignId saknas i filens rubrik; kolumnerna står i docs/import-campaigns.md.',
    );
    await expect(imported('campaignId;titel\nhost;Höst')).rejects.toThrow(
      '"titel" är ingen kolumn; kolumnerna står i docs/import-campaigns.md.',
    );
    await expect(imported('campaignId;title;title\nhost;Höst;Vinter')).rejects.toThrow(
      'Kolumnen title står två gånger i filens rubrik.',
    );
  });

  test('are the same in the view and in its rebuild', async () => {
    const runner = new ProjectionRunner(opened.store, opened.database.pool, catalogueProjections);
    expect(await runner.rebuild(['campaign'])).toMatchObject([{ exact: true }]);
  });
});
