import type { ServedShop } from '../shop/served-shop.js';

/** Returns the URL of the first product. */
export async function productAddress({ database }: ServedShop): Promise<string> {
  const { rows } = await database.pool.query<{ slug: string }>(
    "SELECT slug FROM view_product WHERE for_sale AND type = 'Ha' ORDER BY varu_id LIMIT 1",
  );
  return `/produkt/${rows[0]?.slug}`;
}

export async function shownToAll(shop: ServedShop): Promise<readonly string[]> {
  return [
    '/',
    '/kategori',
    '/kategori/hudvard',
    '/kategori/hudvard?sortBy=priceAsc',
    await productAddress(shop),
    '/search?q=salva',
    '/kundservice',
    '/kundservice/kopvillkor',
    '/pages/about/shippingDelivery',
  ];
}
