import { describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';

describe('the law’s demands on a page', () => {
  const shop = servedShop({ products: 400, partners: 'inside' });

  const read = async (address: string): Promise<string> => (await fetch(`${shop.url}${address}`)).text();
  const one = async (where: string): Promise<{ varu_id: string; slug: string }> => {
    const { rows } = await shop.database.pool.query<{ varu_id: string; slug: string }>(
      `SELECT varu_id, slug FROM view_product WHERE for_sale AND ${where} ORDER BY varu_id LIMIT 1`,
    );
    if (!rows[0]) throw new Error(`no product where ${where}`);
    return rows[0];
  };

  test('with medicines include the common logo, the licence, its authority and accessibility (LAW-05)', async () => {
    const medicine = await one("type = 'Ex'");
    for (const address of [
      '/',
      '/kategori/receptfria-lakemedel',
      `/produkt/${medicine.slug}`,
      `/produkt/${medicine.slug}/bipacksedel`,
      '/search?q=tablett',
      '/kategori/erbjudanden',
    ]) {
      const html = await read(address);
      for (const told of [
        'legal-badge',
        'https://www.lakemedelsverket.se/',
        'Älgört Apotek AB',
        '/kundservice/tillganglighet',
      ])
        expect([address, html.includes(told)]).toEqual([address, true]);
    }
  });

  test('with reduced prices include the lowest price of 30 days and the comparison price (LAW-03)', async () => {
    const reduced = await one('discount_price IS NOT NULL AND comparison_price IS NOT NULL');
    for (const address of ['/', '/kategori/erbjudanden', `/produkt/${reduced.slug}`]) {
      const html = shown(await read(address));
      const [ordinary, lowest] = [count(html, 'Ord. pris'), count(html, 'Lägsta 30 dgr')];
      expect([address, ordinary > 0, lowest >= ordinary]).toEqual([address, true, true]);
    }
    expect(shown(await read(`/produkt/${reduced.slug}`))).toContain('Jfr-pris');
  });

  test('with reduced goods in the basket include the same', async () => {
    const { varu_id: id } = await one("discount_price IS NOT NULL AND type = 'Ha' AND flags = '{}' AND web_stock > 0");
    const shopper = new Shopper(shop.url);
    expect((await shopper.post('/cart/add-quantity', { id, quantity: 1 })).status).toBe(200);
    expect(shown((await shopper.get('/shop/basket')).body['text'] as unknown as string)).toContain('Lägsta 30 dgr');
  });

  test('with offers, campaigns, news and recommendations exclude prescription items (LAW-01)', async () => {
    const { rows } = await shop.database.pool.query<{ varu_id: string }>(
      "SELECT varu_id FROM view_product WHERE type = 'Rx'",
    );
    const prescribed = new Set(rows.map(({ varu_id }) => varu_id));
    for (const address of [
      '/',
      '/kategori/erbjudanden',
      '/kategori/erbjudanden/medlemserbjudanden/',
      '/campaigns',
      '/newsCategory',
      '/rekommendationer/',
      '/weather-recommendations?postnummer=11129',
      '/shoppa-live-pa-algort',
    ]) {
      const html = await read(address);
      expect([
        address,
        [...html.matchAll(/id="p-(\d{6})"/g)].filter(([, varuId]) => prescribed.has(varuId as string)),
      ]).toEqual([address, []]);
    }
  });
});

/** Returns the page without its scripts. */
function shown(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}

function count(text: string, words: string): number {
  return text.split(words).length - 1;
}
