import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Catalogue } from '../../services/shop/catalogue/catalogue.js';
import type { Product } from '../../domain/catalogue/index.js';
import { planGenerated } from '../../seed/plan-campaigns.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { catchUpCatalogue } from '../../services/shop/catalogue/stocking/catch-up.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const TODAY = '2026-11-02T10:00:00.000Z';

describe('the catalogue by the API', () => {
  let shop: TestShop;
  let shelf: readonly Product[];
  beforeAll(async () => {
    shop = await startTestShop({ clock: new SettableClock(TODAY), products: 900 });
    await planGenerated(shop.platform, '2026-11-01');
    await catchUpCatalogue(shop.platform);
    shelf = await shop.app.get(Catalogue, { strict: false }).products(await numbers(shop));
  });
  afterAll(() => shop.stop());

  const get = async (
    path: string,
  ): Promise<{ status: number; body: Record<string, unknown> & { products?: unknown } }> => {
    const response = await fetch(`${shop.url}${path}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const one = (fits: (product: Product) => boolean): Product => {
    const found = shelf.find(fits);
    if (!found) throw new Error('no such product on the shelf');
    return found;
  };

  test('has all fields of a product', async () => {
    const medicine = one(({ type, substance }) => type === 'Ex' && substance !== null);
    const { status, body } = await get(`/api/productpage/${medicine.varuId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: medicine.varuId,
      name: medicine.name,
      generalName: medicine.substance,
      type: 'Ex',
      priceAsNumber: medicine.price / 100,
      hasLeaflet: true,
    });
    expect(body['quantityInfo']).toMatchObject({ currentlyInCartQuantity: 0 });
  });

  test('answers 404 for a product that is not sold, and names the field of an invalid number', async () => {
    for (const [path, message] of [
      ['/api/productpage/999999', 'Varan finns inte'],
      ['/api/mod/upsell/999999', 'Varan finns inte'],
      ['/api/products/image/999999.svg', 'Varan finns inte'],
      ['/api/mod/info/finnsinte', 'Modulen finns inte.'],
    ] as const)
      expect(await get(path)).toMatchObject({ status: 404, body: { message, errorMessage: message, Success: false } });
    const { status, body } = await get('/api/productpage/12345x');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('"id"');
  });

  test('has a leaflet for medicines, and answers for other goods that there is none', async () => {
    const [medicine, goods] = [one(({ atcCode }) => atcCode === 'N02BE01'), one(({ type }) => type === 'Ha')];
    const { body } = await get(`/api/products/leaflet/${medicine.varuId}`);
    expect(body).toMatchObject({ Success: true, Message: null, Result: { name: medicine.name } });
    expect((body['Result'] as { sections: unknown[] }).sections).toHaveLength(6);
    expect((await get(`/api/products/leaflet/${goods.varuId}`)).body).toEqual({
      Success: false,
      Result: null,
      Message: 'Varan har ingen bipacksedel',
    });
    expect((await get('/api/products/leaflet/999999')).body).toMatchObject({
      Success: false,
      Message: 'Varan finns inte',
    });
  });

  test('measures packs, up to a hundred at once', async () => {
    const [first, second] = shelf as [Product, Product];
    const { body } = await get(`/api/product/measurements?codes=${first.varuId},${second.varuId},999999`);
    expect(body).toMatchObject([
      { code: first.varuId, ...first.size, weightGrams: first.weightGrams },
      { code: second.varuId },
    ]);
    expect((await get('/api/product/measurements')).status).toBe(400);
    expect((await get('/api/product/measurements?codes=abc')).status).toBe(400);
  });

  test('shows the price at any instant, and the price a reduction is measured against (LAW-03)', async () => {
    const reduced = one(({ campaignId }) => campaignId !== null);
    const { body } = await get(`/api/products/prices/${reduced.varuId}`);
    const prices = body['prices'] as {
      validFrom: string;
      validTo: string | null;
      priceAsNumber: number;
      discountPriceAsNumber: number | null;
      lowestPrice30DaysAsNumber: number | null;
    }[];
    const [present, ...earlier] = prices;
    expect(present).toMatchObject({ validTo: null, discountPriceAsNumber: (reduced.discountPrice as number) / 100 });
    const window = Date.parse(present?.validFrom ?? '') - 31 * 86_400_000;
    const within = earlier.filter(({ validTo }) => Date.parse(validTo ?? '') > window);
    expect(present?.lowestPrice30DaysAsNumber).toBe(Math.min(...within.map(({ priceAsNumber }) => priceAsNumber)));
    expect(earlier.every(({ validTo }, index) => validTo === prices[index]?.validFrom)).toBe(true);
    const before = (
      await get(`/api/products/prices/${reduced.varuId}?at=${encodeURIComponent(earlier[0]?.validFrom ?? '')}`)
    ).body;
    expect(before['prices']).toEqual([earlier[0]]);
    expect((await get(`/api/products/prices/${reduced.varuId}?at=yesterday`)).status).toBe(400);
  });

  test('shows the running campaigns, three in a group with six items each, never prescription items (CAT-07, LAW-01)', async () => {
    const { body } = await get('/api/campaignoverview/activepromotions');
    const promotions = body['promotions'] as { id: string; total: number; products: { type: string }[] }[];
    expect(promotions).toHaveLength(3);
    expect(body['total']).toBeGreaterThan(3);
    for (const { id, total, products } of promotions) {
      expect(id.length).toBeLessThanOrEqual(100);
      expect(products).toHaveLength(Math.min(6, total));
      expect(products.some(({ type }) => type === 'Rx')).toBe(false);
    }
    const { body: metadata } = await get(`/api/content/metadata?url=/campaigns/single/${promotions[0]?.id}`);
    expect(metadata).toMatchObject({
      robots: 'index,follow',
      breadcrumbs: [{ url: '/campaigns' }, { url: `/campaigns/single/${promotions[0]?.id}` }],
    });
    const all = (await get('/api/campaignoverview/activepromotions?groups=5')).body;
    expect(all['promotions']).toHaveLength(body['total'] as number);
    expect((await get('/api/campaignoverview/activepromotions?groups=-1')).status).toBe(400);
  });

  test('recommends neither prescription items nor restricted goods beside a product', async () => {
    const { body } = await get(
      `/api/mod/upsell/${one(({ type, categoryPath }) => type === 'Ha' && categoryPath.startsWith('hudvard/')).varuId}`,
    );
    const cards = body as unknown as { buyable: boolean }[];
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ buyable }) => buyable)).toBe(true);
  });
});

async function numbers({ platform }: TestShop): Promise<string[]> {
  const { rows } = await platform.pool.query<{ varu_id: string }>('SELECT varu_id FROM view_product ORDER BY varu_id');
  return rows.map(({ varu_id }) => varu_id);
}
