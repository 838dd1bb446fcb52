import { salesPrice, type Product } from '../../domain/catalogue/index.js';
import { Catalogue } from '../../services/shop/catalogue/catalogue.js';
import { Listings } from '../../services/shop/catalogue/listings.js';
import type { TestShop } from './test-shop.js';

/** The first matching product of the generated catalogue. */
export async function anyProduct(
  shop: TestShop,
  { type, least = 0, most = Infinity }: { type: Product['type']; least?: number; most?: number },
): Promise<Product> {
  const listings = shop.app.get(Listings, { strict: false });
  for (const { path } of await listings.categories()) {
    const page = await listings.category(path, { loaded: 480 });
    const found = page?.products.find(
      (product) =>
        product.type === type &&
        product.flags.length === 0 &&
        salesPrice(product) >= least &&
        salesPrice(product) <= most,
    );
    if (found) return (await shop.app.get(Catalogue, { strict: false }).product(found.varuId)) as Product;
  }
  throw new Error(`no ${type} product of at least ${least} öre`);
}

const DEADLINE_MS = 120_000;
/** Polling without a pause would take processor time from the work that is awaited. */
const EVERY_MS = 10;

/** Polls until the condition holds. Poll less often where the shop has a rate limit. */
export async function until(reached: () => Promise<boolean>, everyMs = EVERY_MS): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await reached())) {
    if (Date.now() > deadline) throw new Error('did not come about in time');
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
