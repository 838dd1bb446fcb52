import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { coupon } from '../../../../domain/coupon/index.js';
import { SettableClock } from '../../../foundation/clock.js';
import { startCommandHandling } from '../../../foundation/command-handling/testing.js';
import { openTestEventStore, type TestEventStore } from '../../../foundation/event-store/testing.js';
import type { Imported } from '../../../foundation/file-import/plan-file.js';
import { refusedLine } from '../../../foundation/file-import/texts.js';
import { importFile } from '../../catalogue/import/import-file.js';
import { catchUpCatalogue } from '../../catalogue/stocking/catch-up.js';
import { importCoupons } from './import-coupons.js';

const HEAD = 'code;name;discount;validFrom;validTo;products;categories;minimum;total;oncePerCustomer;endedOn';
const summer = 'sommar;Sommarrabatt;10%;2026-06-01;2026-08-31;;hudvard|har/schampo;299,50;100;yes;';
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText
100001;Tvål;Älvdal;Ha;goods;39,90;hudvard/kropp;250 ml
100003;Waran;Orion;Rx;prescription;99;receptbelagda-lakemedel;100 st`;

describe('coupons brought in (CRT-04)', () => {
  const clock = new SettableClock('2026-05-10T09:00:00.000Z');
  let opened: TestEventStore;
  let directory: string;
  beforeAll(async () => {
    opened = await openTestEventStore();
    directory = await mkdtemp(path.join(tmpdir(), 'algort-coupons-'));
    const { store, database } = opened;
    await importFile({ store, db: database.db, clock }, await written('goods.csv', GOODS));
    await catchUpCatalogue({ store, pool: database.pool });
  });
  afterAll(async () => {
    await opened.close();
    await rm(directory, { recursive: true, force: true });
  });

  async function written(name: string, content: string): Promise<string> {
    const file = path.join(directory, name);
    await writeFile(file, content);
    return file;
  }

  async function imported(
    content: string,
    name = 'coupons.csv',
  ): Promise<Imported & { readonly told: readonly string[] }> {
    const told: string[] = [];
    const { store, database } = opened;
    const commands = startCommandHandling(store, database.pool, clock);
    const counts = await importCoupons({ commands, db: database.db, clock }, await written(name, content), {
      onRefused: (row) => void told.push(refusedLine(row)),
    });
    return { ...counts, told };
  }

  const rows = (...lines: readonly string[]) => imported([HEAD, ...lines].join('\n'));
  const told = async (...lines: readonly string[]): Promise<readonly string[]> => (await rows(...lines)).told;
  const recorded = async (code: string): Promise<readonly string[]> =>
    (await opened.store.readStream(`coupon-${code}`)).map(({ type }) => type);
  const planOf = async (code: string) =>
    (await startCommandHandling(opened.store, opened.database.pool, clock).load(coupon, code)).plan;
  const bad = (field: number, value: string): string =>
    ['HOST', ...summer.split(';').slice(1)].map((each, index) => (index === field ? value : each)).join(';');

  test('are planned, and the same file again records nothing', async () => {
    const counts = { read: 1, changed: 0, ended: 0, refused: 0, told: [] };
    expect(await rows(summer)).toEqual({ ...counts, planned: 1, unchanged: 0 });
    expect(await planOf('SOMMAR')).toEqual({
      ...{ name: 'Sommarrabatt', off: { percent: 10 }, from: '2026-06-01', to: '2026-08-31' },
      goods: { varuIds: [], categories: ['hudvard', 'har/schampo'] },
      ...{ minimum: 29_950, total: 100, oncePerCustomer: true },
    });
    expect(await rows(summer)).toEqual({ ...counts, planned: 0, unchanged: 1 });
    expect(await recorded('SOMMAR')).toEqual(['CouponPlanned']);
  });

  test('need no more than a name, a discount and their days', async () => {
    expect(
      await imported('code,name,discount,validFrom,validTo\nHEJ50,Hej,"49,50",2026-06-01,2026-06-30'),
    ).toMatchObject({ planned: 1, told: [] });
    expect(await planOf('HEJ50')).toEqual({
      ...{ name: 'Hej', off: { amount: 4950 }, from: '2026-06-01', to: '2026-06-30' },
      ...{ goods: null, minimum: 0, total: null, oncePerCustomer: false },
    });
  });

  test('are changed by what a row tells, and by that alone', async () => {
    expect(await imported('code;validTo;categories;products\nSOMMAR;2026-09-15;none;100001')).toMatchObject({
      changed: 1,
      told: [],
    });
    expect(await planOf('SOMMAR')).toMatchObject({
      ...{ name: 'Sommarrabatt', to: '2026-09-15', total: 100 },
      goods: { varuIds: ['100001'], categories: [] },
    });
    const json = { code: 'SOMMAR', products: 'none', total: 'none', minimum: 0, oncePerCustomer: false };
    expect(await imported(JSON.stringify(json), 'coupons.ndjson')).toMatchObject({ changed: 1, told: [] });
    expect(await planOf('SOMMAR')).toMatchObject({ goods: null, total: null, minimum: 0, oncePerCustomer: false });
    expect(await imported('code\nSOMMAR')).toMatchObject({ unchanged: 1, told: [] });
  });

  test('are ended on the last day that is told, and then stay as they are', async () => {
    const end = 'SOMMAR;;;;;;;;;;2026-07-31';
    expect(await told('SOMMAR;;;;;;;;;;2026-09-16')).toEqual([
      'rad 2 (SOMMAR): endedOn är efter rabattkodens sista dag',
    ]);
    expect(await rows(end)).toMatchObject({ ended: 1, told: [] });
    expect(await rows(end)).toMatchObject({ unchanged: 1, told: [] });
    expect(await told(summer, 'FINNS-EJ;;;;;;;;;;2026-07-01')).toEqual([
      'rad 2 (SOMMAR): code är redan avslutad och kan inte ändras',
      'rad 3 (FINNS-EJ): code är ingen rabattkod',
    ]);
    expect(await recorded('SOMMAR')).toEqual(['CouponPlanned', 'CouponChanged', 'CouponChanged', 'CouponEnded']);
  });

  test.each([
    [0, '', 'rad 2: code saknas'],
    [0, 'HÖST!', 'rad 2 (HÖST!): code "HÖST!" är ingen kod av 3–30 versaler, siffror och bindestreck'],
    [1, '', 'rad 2 (HOST): name saknas, och rabattkoden är ny'],
    [1, 'x'.repeat(201), `rad 2 (HOST): name "${'x'.repeat(40)}…" är längre än 200 tecken`],
    [2, 'tio', 'rad 2 (HOST): discount "tio" är varken skrivet 10% eller 50 (kronor)'],
    [2, '101%', 'rad 2 (HOST): discount ska vara 1–100 % eller ett belopp över 0'],
    [2, '0', 'rad 2 (HOST): discount ska vara 1–100 % eller ett belopp över 0'],
    [3, '1/6', 'rad 2 (HOST): validFrom "1/6" är inget datum skrivet ÅÅÅÅ-MM-DD från år 2000'],
    [4, '2026-05-31', 'rad 2 (HOST): validTo är före validFrom'],
    [5, 'tvål', 'rad 2 (HOST): products "tvål" är inte varunummer av sex siffror med | emellan, eller none'],
    [5, '100001|999999', 'rad 2 (HOST): products 999999 är ingen vara i butiken'],
    [5, '100003', 'rad 2 (HOST): products 100003 är receptbelagd och får ingen rabatt (LAW-01)'],
    [6, 'hud', 'rad 2 (HOST): categories "hud" är inte kategorier i butiken med | emellan, eller none'],
    [7, '-5', 'rad 2 (HOST): minimum "-5" är inget belopp i kronor'],
    [8, 'många', 'rad 2 (HOST): total "många" är varken ett heltal eller none'],
    [8, '10001', 'rad 2 (HOST): total ska vara ett heltal från 1 till 10\u00a0000'],
    [9, 'ja', 'rad 2 (HOST): oncePerCustomer "ja" är varken yes eller no'],
    [10, '2026-09-01', 'rad 2 (HOST): endedOn är efter rabattkodens sista dag'],
  ])('of a row with a fault are not recorded: column %i "%s"', async (field, value, line) => {
    expect(await told(bad(field, value))).toEqual([line]);
    expect(await recorded('HOST')).toEqual([]);
  });

  test('with several faults tell each, and the other rows are brought in', async () => {
    const several = bad(2, 'tio').replace('2026-08-31', '2026-31-08');
    expect(await told(several, bad(0, 'gar-anda'), bad(0, 'GAR-ANDA'))).toEqual([
      'rad 2 (HOST): discount "tio" är varken skrivet 10% eller 50 (kronor)',
      'rad 2 (HOST): validTo "2026-31-08" är inget datum skrivet ÅÅÅÅ-MM-DD från år 2000',
      'rad 4 (GAR-ANDA): code står redan på rad 3',
    ]);
    expect(await told(`${summer};mer`)).toEqual(['rad 2: raden har inte lika många värden som rubriken har kolumner']);
    expect([await recorded('HOST'), await recorded('GAR-ANDA')]).toEqual([[], ['CouponPlanned']]);
  });

  test('may be planned and ended by one row', async () => {
    expect(await rows(bad(0, 'KORT') + '2026-06-02')).toMatchObject({ planned: 1, told: [] });
    expect(await recorded('KORT')).toEqual(['CouponPlanned', 'CouponEnded']);
  });

  test('are not read from a file without codes, or with other columns', async () => {
    await expect(imported('name;discount\nHej;10%')).rejects.toThrow(
      'Kolumnen code saknas i filens rubrik; kolumnerna står i docs/import-coupons.md.',
    );
    await expect(imported('code;rabatt\nHEJ;10%')).rejects.toThrow(
      '"rabatt" är ingen kolumn; kolumnerna står i docs/import-coupons.md.',
    );
  });
});
