import { salesPrice, type Product } from '../../domain/catalogue/index.js';
import { Catalogue } from '../../services/shop/catalogue/catalogue.js';
import { Listings } from '../../services/shop/catalogue/listings.js';
import type { TestShop } from './test-shop.js';

/** Returns the first product of the generated catalogue that has this type and a price within these limits. */
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
/** A short pause between two looks. Without it, polling would slow down the work that the test waits for. */
const EVERY_MS = 10;

/** Waits until the condition holds. Where the shop limits the rate of calls, poll less often. */
export async function until(reached: () => Promise<boolean>, everyMs = EVERY_MS): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await reached())) {
    if (Date.now() > deadline) throw new Error('did not come about in time');
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
