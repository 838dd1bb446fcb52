import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../../services/foundation/clock.js';
import { CommandHandling } from '../../../services/foundation/command-handling/command-handling.js';
import type { Refused } from '../../../services/foundation/file-import/plan-file.js';
import { importCampaigns } from '../../../services/shop/campaign/import/import-campaigns.js';
import { importFile } from '../../../services/shop/catalogue/import/import-file.js';
import { PHARMACIES } from '../../../services/shop/pharmacy/register.js';
import { until } from '../../shop/look.js';
import { startTestShop, type TestShop } from '../../shop/test-shop.js';
import { loop, type Entity } from './loop.js';

const GOODS = `varuId;name;brand;type;vatClass;price;discountPrice;campaign;category;packageText;packageType;form;strength;substance;atcCode;description;flags;ratingTenths;ratingCount;family;variantAxis;variantValue;webStock;pharmacyStock;newUntil;isWebUnique
999001;Hostdropp 2 mg/ml;Älvdal;Ex;medicine-otc;100;80;hostkanslor;receptfria-lakemedel/forkylning-hosta-och-halsont;200 ml;Flaska;Oral lösning;2 mg/ml;Noskapin;R05DA07;Lindrar hosta.;AgeLimited;45;12;hostdropp;Storlek;200 ml;12;${PHARMACIES[0]?.gln}:3;2026-11-30;no`;
const PLANS = `campaignId;title;text;kind;validFrom;validTo;products;stickerLarge;stickerSmall;stickerType
hostkanslor;Höstkänslor;Te och hostdroppar.;offer;2026-11-01;2026-11-30;999001:80;2 för 1;Höst;discount`;

/** Every field of "Product from search" in the second specification, with what this product has in it. */
const FIELDS = {
  id: ['999001'],
  name: ['Hostdropp 2 mg/ml'],
  Brand: ['Älvdal'],
  ProductNumber: ['999001'],
  url: ['/produkt/hostdropp-2-mg-ml-999001'],
  description: ['Lindrar hosta.'],
  form: ['Oral lösning'],
  strength: ['2 mg/ml'],
  type: ['Ex'],
  atcCode: ['R05DA07'],
  generalName: ['Noskapin'],
  price: ['100 kr'],
  priceAsNumber: [100],
  inStorePrice: ['100 kr'],
  discountPrice: ['80 kr'],
  campaign: ['hostkanslor'],
  label: ['2 för 1 Höst'],
  stickyLabelType: ['discount'],
  stickyLabelLargeText: ['2 för 1'],
  stickyLabelSmallText: ['Höst'],
  campaignPrice: ['80 kr'],
  hasDiscount: [true],
  hasWebPrice: [true],
  inWebStock: [true],
  isNewProduct: [true],
  isWebUniqueProduct: [false],
  prescriptionRequired: [false],
  Restricted: [true],
  buyable: [false],
  restrictionText: ['Åldersgräns 18 år, kräver legitimation'],
  packageText: ['200 ml'],
  PackageType: ['Flaska'],
  all_category_paths: ['receptfria-lakemedel', 'receptfria-lakemedel/forkylning-hosta-och-halsont'],
  ratingStars: ['4.5'],
  variantFamily: ['hostdropp'],
  variantAxis: ['Storlek'],
  variantValue: ['200 ml'],
  stickyImageUrls: ['/api/campaignoverview/sticker/hostkanslor.svg'],
} as const;

describe('a product of the search (CAT-01)', () => {
  let shop: TestShop;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-search-fields-'));
    shop = await startTestShop({ clock: new SettableClock('2026-11-02T10:00:00.000Z'), products: 60 });
    expect(await importFile(shop.platform, await written('goods.csv', GOODS))).toMatchObject({ added: 1, refused: 0 });
    // The import of campaigns refuses products that the catalogue's view does not have yet.
    await until(async () => (await found()) !== undefined);
    const into = { commands: shop.app.get(CommandHandling, { strict: false }), db: shop.platform.db };
    const faults: Refused[] = [];
    const told = await importCampaigns(into, await written('plans.csv', PLANS), {
      onRefused: (one) => faults.push(one),
    });
    expect(faults).toEqual([]);
    expect(told).toMatchObject({ planned: 1, refused: 0 });
    await until(async () => (await stickers()).length > 0);
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });

  async function written(name: string, content: string): Promise<string> {
    const file = path.join(directory, name);
    await writeFile(file, content);
    return file;
  }

  async function found(): Promise<Entity | undefined> {
    const filter = { type: 'id', value: '999001' };
    const { body } = await loop(shop.visitor(), 'getEntities', { resultsOptions: { filter } });
    return body.data?.results.items[0];
  }

  const valuesOf = (entity: Entity | undefined): Record<string, readonly unknown[]> =>
    Object.fromEntries((entity?.attributes ?? []).map(({ name, values }) => [name, values.map(plain)]));
  const plain = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value);
  const stickers = async (): Promise<readonly unknown[]> => valuesOf(await found())['stickyImageUrls'] ?? [];

  test('has every field of the specification', async () => {
    const values = valuesOf(await found());
    for (const [name, expected] of Object.entries(FIELDS))
      expect({ name, is: values[name] }).toEqual({ name, is: expected });
    expect(values['categories']).toHaveLength(2);
  });

  test('has its campaign’s drawing, which the shop itself serves', async () => {
    const [url] = await stickers();
    const drawing = await shop.visitor().get(String(url));
    expect(drawing.headers.get('content-type')).toContain('image/svg+xml');
    expect(JSON.stringify(drawing.body)).toContain('2 för 1');
    const gone = await shop.visitor().get('/api/campaignoverview/sticker/finnsinte.svg');
    expect(gone).toMatchObject({ status: 404, body: { errors: [{ field: 'file', code: 'UNKNOWN_CAMPAIGN' }] } });
  });
});
