import { freePort } from '../../services/foundation/database/embedded.js';
import type { Measured } from '../figures.js';
import { stockedShop } from '../goods/stocked-shop.js';
import { startShop } from '../shop/shop-process.js';
import type { StepInput } from '../step.js';
import { pageAddresses } from './addresses.js';
import { fillCarts, knownVisitors } from './known-visitors.js';
import { gzipKb, scriptsOf } from './scripts-of.js';
import { visitPages } from './visitors.js';

const WARM_UP_SECONDS = 5;

/**
 * Measures the HTML pages of a shop with many products. They are all kinds of listings, product pages from the whole
 * catalogue, and the basket.
 */
export default async function visitPagesOfShop(input: StepInput): Promise<Measured> {
  const { directory, ...goods } = await stockedShop(input);
  const shop = await startShop(directory, await freePort(), { SEED: 'none' });
  try {
    const { clients, seconds } = input.sizes;
    const { product: productPages, listing: listingPages, basket: basketPages } = await pageAddresses(shop.url, goods);
    const products = { url: shop.url, clients, addresses: productPages };
    const listings = { url: shop.url, clients, addresses: listingPages };
    // Each client has its own session, so no page can come from a cache.
    const cookies = await knownVisitors(shop.url, clients);
    await visitPages({ ...listings, seconds: WARM_UP_SECONDS });
    const listing = await visitPages({ ...listings, seconds });
    const listingKnown = await visitPages({ ...listings, seconds, cookies });
    await visitPages({ ...products, seconds: WARM_UP_SECONDS });
    const product = await visitPages({ ...products, seconds });
    const productKnown = await visitPages({ ...products, seconds, cookies });
    // The carts are filled only now, so that the other pages show the same header as before.
    await fillCarts(shop.url, cookies, goods.varuIds);
    const baskets = { url: shop.url, clients, addresses: basketPages, cookies };
    await visitPages({ ...baskets, seconds: WARM_UP_SECONDS });
    const basketKnown = await visitPages({ ...baskets, seconds });
    return {
      figures: {
        'listing.pagesPerSecond': listing.pagesPerSecond,
        'product.pagesPerSecond': product.pagesPerSecond,
        'product.p99Ms': product.p99Ms,
        'product.known.pagesPerSecond': productKnown.pagesPerSecond,
        'listing.known.pagesPerSecond': listingKnown.pagesPerSecond,
        'basket.known.pagesPerSecond': basketKnown.pagesPerSecond,
        'pages.rssMb': await shop.rssMb(),
        'product.javascriptGzipKb': await scriptsKb(shop.url, products.addresses),
      },
      notes: {
        'listing.addresses': listings.addresses.length,
        'listing.p99Ms': listing.p99Ms,
        'listing.htmlKb': listing.kb,
        'product.addresses': products.addresses.length,
        'product.p50Ms': product.p50Ms,
        'product.htmlKb': product.kb,
        'basket.p99Ms': basketKnown.p99Ms,
        'pages.notWhole': [listing, listingKnown, product, productKnown, basketKnown].reduce(
          (sum, { refused }) => sum + refused,
          0,
        ),
      },
    };
  } finally {
    await shop.stop();
  }
}

async function scriptsKb(url: string, addresses: readonly string[]): Promise<number> {
  const read = async (path: string): Promise<Buffer> => {
    const response = await fetch(`${url}${path}`);
    return Buffer.from(await response.arrayBuffer());
  };
  return gzipKb(await scriptsOf((await read(addresses[0] as string)).toString(), read));
}
