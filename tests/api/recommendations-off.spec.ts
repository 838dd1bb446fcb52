import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { Toggles } from '../../services/access/toggles/toggles.js';
import { anyProduct } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('disabled recommendations (CAT-16)', () => {
  let shop: TestShop;
  let cream: Product;
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await startTestShop({ products: 900, webBuild: path.resolve('dist/web') });
    cream = await anyProduct(shop, { type: 'Ha' });
    shopper = shop.visitor();
    expect(await shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 })).toMatchObject({ status: 200 });
  });
  afterAll(() => shop.stop());
  afterEach(() => void vi.restoreAllMocks());

  /** The pages that recommend, with the heading or the list that a visitor sees there. */
  const LISTS = [
    ['the start page', () => '/', 'Mest köpt just nu'],
    ['a product page', () => `/produkt/${cream.slug}`, 'Liknande produkter'],
    ['a search with few results', () => `/search?q=${cream.varuId}`, 'Du kanske också söker'],
    ['a page of advice', () => '/rad/hosta', 'advice-products'],
    ['the recommendations', () => '/rekommendationer/', 'product-grid'],
    ['the upsell of a basket', () => '/merforsaljning/', 'product-grid'],
    ['the advice of the weather', () => '/weather-recommendations?postnummer=11122', 'product-grid'],
  ] as const;

  const read = async (address: string): Promise<string> => {
    const { status, body } = await shopper.get(address);
    expect({ address, status }).toEqual({ address, status: 200 });
    return String(body['text']);
  };

  test.each(LISTS)('show no list on %s', async (_page, address, list) => {
    expect(await read(address())).toContain(list);
    disable();
    expect(await read(address())).not.toContain(list);
  });

  test('show nothing in the basket and on the confirmation of an order', async () => {
    disable();
    expect(await read('/shop/basket')).not.toContain('product-grid');
    const { body } = await purchase(shopper, { varuId: cream.varuId });
    expect(body).toMatchObject({ success: true });
    expect(await read(String(body['redirectUrl']))).not.toContain('product-grid');
  });

  const disable = (): void =>
    void vi
      .spyOn(shop.app.get(Toggles, { strict: false }), 'isOn')
      .mockImplementation((name) => name === 'RecommendationsDisabledToggle');
});
