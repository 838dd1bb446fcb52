import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { eanOf, PACK_SHAPES } from '../../../../domain/catalogue/index.js';
import { PHARMACIES } from '../../pharmacy/register.js';
import { HEAD, Importing, soap, STORES } from './import-file.fixture.js';

const GLN = PHARMACIES[0]?.gln ?? '';

describe.each(STORES)('an import on %s', (_name, open) => {
  let importing: Importing;
  beforeAll(async () => {
    importing = await Importing.on(open);
  });
  afterAll(() => importing.close());

  const imported = (...file: Parameters<Importing['imported']>) => importing.imported(...file);

  const reasons = async (...lines: readonly string[]): Promise<readonly string[]> => {
    const { refused } = await imported([HEAD, ...lines].join('\n'));
    return refused.map(({ line, field, reason }) => `${line} ${field} ${reason}`);
  };

  test('continues after a bad row and reports each by line, field and reason', async () => {
    const bad = (field: number, value: string): string =>
      soap
        .replace('100001', '100002')
        .split(';')
        .map((each, index) => (index === field ? value : each))
        .join(';');
    expect(await reasons(bad(5, '-10'), soap)).toEqual(['2 price "-10" is not above 0']);
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

  test('reports all errors of a row at once: in its form, in its rules and in what a new product lacks', async () => {
    const { counts, refused } = await imported(
      [
        'varuId;name;type;vatClass;price;discountPrice;memberPrice;category;ean;atcCode;webStock',
        '100020;;Rx;goods;-5;3;x;hudvard/finns-inte;7350121000015;N2;-1',
        '100021;Tvål;Ha;goods;10;10;;hudvard/kropp;;;1',
      ].join('\n'),
    );
    expect(counts).toMatchObject({ read: 2, added: 0, refused: 2 });
    expect(refused.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
      '2 ean "7350121000015" is not an EAN-13 with its check digit',
      '2 name "" is empty',
      '2 memberPrice "x" is not an amount in kronor such as 129,50',
      '2 category "hudvard/finns-inte" is no category of the shop',
      '2 atcCode "N2" is not an ATC code',
      '2 brand is missing, and the product is new',
      '2 packageText is missing, and the product is new',
      '2 vatClass "goods" is not how this type is taxed: Rx as prescription, Ex as medicine-otc, Ha as goods or food',
      '2 price "-5" is not above 0',
      '2 discountPrice "3" is not for a prescription item: it is in no campaign and has no reduced price (LAW-01)',
      '2 webStock "-1" is negative',
      '3 ean "" is not an EAN-13 with its check digit',
      '3 brand is missing, and the product is new',
      '3 packageText is missing, and the product is new',
      '3 discountPrice "10" is not lower than the price it reduces',
    ]);
  });

  test('changes nothing because of a column that is missing or could not be read', async () => {
    expect((await imported('varuId;discountPrice;price\n100022;5;x')).refused.map(({ field }) => field)).toEqual([
      'price',
      ...['name', 'brand', 'type', 'vatClass', 'category', 'packageText'],
    ]);
  });

  test('names each key of a JSON row that is not a column, beside the other errors', async () => {
    const row = { varuId: '100001', prise: 12, price: 0, narcotic: null };
    expect((await imported(JSON.stringify(row), 'keys.ndjson')).refused).toEqual([
      { line: 1, varuId: '100001', field: '"prise"', reason: 'is no column; docs/import-catalogue.md lists them' },
      { line: 1, varuId: '100001', field: '"narcotic"', reason: 'is no column; docs/import-catalogue.md lists them' },
      { line: 1, varuId: '100001', field: 'price', reason: '"0" is not above 0' },
    ]);
  });

  test.each([
    ['nplId', '20261332000011', '"20261332000011" does not begin with a date, as an NPL id does'],
    ['nplId', '123', '"123" is not an NPL id of 14 digits'],
    ['narcoticsClass', 'I', '"I" is none of II, III, IV, V'],
    ['narcoticsClass', 'V', '"V" is for prescription items alone: narcotics are sold in no other way'],
    ['newUntil', '2020-01-01', '"2020-01-01" is before the day it was added'],
    ['newUntil', '10/11/2026', '"10/11/2026" is not a date written YYYY-MM-DD'],
    ['addedOn', '0000-01-01', '"0000-01-01" is before 1900'],
    ['status', 'gone', '"gone" is none of for-sale, withdrawn, recalled'],
    ['notice', 'Batch 12', 'is for what is withdrawn or recalled, and the row says no such status'],
    ['pictures', 'front.png', '"front.png" is not written file:what it shows|file:what it shows'],
    ['pictures', 'https://x.se/a.png:Fram', expect.stringMatching(/ is not written file:what it shows/)],
    ['pictures', '../secret.png:Fram', expect.stringMatching(/ is not written file:what it shows/)],
    ['pictures', 'none.png:Fram', '"none.png" is no file beside the import file'],
    ['pictures', 'rows.csv:Fram', '"rows.csv" is neither JPEG, PNG, WebP nor AVIF'],
    ['price', '0', '"0" is not above 0'],
    ['discountPrice', '0', '"0" is not above 0'],
    ['weightGrams', '0', '"0" is not above 0'],
    ['lengthMm', '0', '"0" is not above 0'],
    ['ratingTenths', '7', '"7" is not from 10 to 50'],
    ['packShape', 'ball', `"ball" is none of ${PACK_SHAPES.join(', ')}`],
    ['campaign', 'Höst', '"Höst" is not a campaign id of small letters, digits and hyphens'],
    ['pharmacyStock', '7350121000014:2', '"7350121000014:2" names a GLN that is no pharmacy of the shop'],
    ['pharmacyStock', `${GLN}:2|${GLN}:3`, expect.stringMatching(/ names a pharmacy twice$/)],
  ])('refuses the impossible %s %j', async (field, value, reason) => {
    expect((await imported(`varuId;${field}\n100001;${value}`)).refused).toEqual([
      { line: 2, varuId: '100001', field, reason },
    ]);
  });

  test('asks for all fields that belong together', async () => {
    expect(
      (await imported('varuId;lengthMm;heightMm;variantAxis\n100001;10;;Storlek')).refused.map(
        ({ field, reason }) => `${field} ${reason}`,
      ),
    ).toEqual([
      'widthMm is missing beside lengthMm',
      'heightMm is missing beside lengthMm',
      'variantValue is missing beside variantAxis',
    ]);
  });

  test('reports broken encoding by its row', async () => {
    const latin1 = Buffer.concat([
      Buffer.from(`${HEAD}\n`),
      Buffer.from(soap.replace('100001', '100003'), 'latin1'),
      Buffer.from(`\n${soap.replace('100001', '100004')}\n`),
    ]);
    const { counts, refused } = await imported(latin1);
    expect(counts).toMatchObject({ read: 2, added: 1, refused: 1 });
    expect(refused).toEqual(
      ['name', 'brand'].map((field) => ({
        ...{ line: 2, varuId: '100003', field },
        reason: 'has broken encoding: the file is not UTF-8 here',
      })),
    );
  });

  test('asks a new product for the columns it needs, and any file for the article number', async () => {
    const { refused } = await imported(
      'varuId;name;brand;type;vatClass;category;packageText\n100005;Tvål;Älvdal;Ha;goods;hudvard/kropp;1 st',
    );
    expect(refused).toEqual([
      { line: 2, varuId: '100005', field: 'price', reason: 'is missing, and the product is new' },
    ]);
    await expect(imported('name;price\nTvål;10')).rejects.toThrow('the column varuId is missing');
    await expect(imported('varuId;pris;namn\n100001;10;x')).rejects.toThrow(
      /^"pris" is no column.*\n"namn" is no column/,
    );
    await expect(imported('varuId;price;price\n100001;10;12')).rejects.toThrow('the column price stands twice');
    await expect(imported('')).rejects.toThrow('the column varuId is missing');
  });

  test('reports a quotation mark without an end, and half a character', async () => {
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
      {
        field: 'campaign',
        reason: '"vinterhud" is not for a prescription item: it is in no campaign and has no reduced price (LAW-01)',
      },
    ]);
    const ean = eanOf('100007');
    const twice = await imported(
      `${HEAD};ean\n${soap.replace('100001', '100007')};${ean}\n${soap.replace('100001', '100008')};${ean}`,
    );
    expect(twice).toMatchObject({
      counts: { added: 1 },
      refused: [{ line: 3, varuId: '100008', field: 'ean', reason: `"${ean}" belongs to 100007 already` }],
    });
  });
});
