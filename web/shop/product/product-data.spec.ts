import { describe, expect, test } from 'vitest';

import { productData } from './product-data.js';

const gel = {
  varuId: '123456',
  slug: 'varmgel',
  ean: '7350000000017',
  name: 'Värmgel',
  brand: 'Myr',
  type: 'Ex',
  description: 'Lindrar.',
  price: 9_950,
  discountPrice: 7_900,
  inWebStock: true,
  inStores: true,
  restriction: null,
  ratingTenths: 45,
  ratingCount: 12,
  pictures: [],
  withdrawal: null,
} as const;

describe('a product for search engines', () => {
  test('has its present price and its stock', () => {
    expect(productData(gel, 'https://algort.example')).toMatchObject({
      sku: '123456',
      gtin13: '7350000000017',
      image: ['https://algort.example/bild/123456.svg'],
      offers: {
        price: '79.00',
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        url: 'https://algort.example/produkt/varmgel',
      },
      aggregateRating: { ratingValue: '4.5', ratingCount: 12 },
    });
  });

  test('names no pharmacies', () => {
    expect(productData({ ...gel, inWebStock: false }, '')).toMatchObject({
      offers: { availability: 'https://schema.org/InStoreOnly' },
    });
    expect(productData({ ...gel, inWebStock: false, inStores: false }, '')).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(productData({ ...gel, restriction: 'Fråga på ett apotek' }, '')).toMatchObject({
      offers: { availability: 'https://schema.org/InStoreOnly' },
    });
  });

  test('has no offer for prescription items, or for goods no longer sold', () => {
    expect(productData({ ...gel, type: 'Rx' }, '')).not.toHaveProperty('offers');
    const withdrawal = { recalled: false, on: '2026-11-10', notice: null };
    expect(productData({ ...gel, withdrawal }, '')).not.toHaveProperty('offers');
  });

  test('has the existing photographs', () => {
    const pictures = [{ src: '/bild/a.jpg', alt: 'Framsidan' }];
    expect(productData({ ...gel, pictures }, 'https://x.example')).toMatchObject({
      image: ['https://x.example/bild/a.jpg'],
    });
  });

  test('has neither an invented rating nor an invented number', () => {
    const data = productData({ ...gel, ratingCount: 0, ean: '' }, '');
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('gtin13');
  });
});
