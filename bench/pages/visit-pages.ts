import { freePort } from '../../services/database/embedded.js';
import type { Measured } from '../figures.js';
import { PRODUCTS, stockedShop } from '../goods/stocked-shop.js';
import { startShop } from '../shop/shop-process.js';
import type { StepInput } from '../step.js';
import { listingAddresses } from './addresses.js';
import { gzipKb, scriptsOf } from './scripts-of.js';
import { visitPages } from './visitors.js';

const WARM_UP_SECONDS = 5;
/** Short: it only tells how much the kept pages give. */
const KNOWN_SECONDS = 5;
/** A browser that the shop has met before gets each page rendered for itself. */
const KNOWN = { cookie: 'algort_session=of-long-ago' };

/** Pages as HTML of a shop with many goods: listings of all kinds, and products spread over the whole catalogue. */
export default async function visitPagesOfShop(input: StepInput): Promise<Measured> {
  const { directory, slugs, categories } = await stockedShop(input);
  const shop = await startShop(directory, await freePort(), { SEED: 'none' });
  try {
    const { clients, seconds } = input.sizes;
    const products = { url: shop.url, clients, addresses: slugs.map((slug) => `/produkt/${slug}`) };
    const listings = { url: shop.url, clients, addresses: await listingAddresses(shop.url, categories) };
    await visitPages({ ...listings, seconds: WARM_UP_SECONDS });
    const listing = await visitPages({ ...listings, seconds });
    const listingKnown = await visitPages({ ...listings, seconds: KNOWN_SECONDS, headers: KNOWN });
    await visitPages({ ...products, seconds: WARM_UP_SECONDS });
    const product = await visitPages({ ...products, seconds });
    return {
      figures: {
        'listing.pagesPerSecond': listing.pagesPerSecond,
        'product.pagesPerSecond': product.pagesPerSecond,
        'product.p99Ms': product.p99Ms,
        'product.javascriptGzipKb': await scriptsKb(shop.url, products.addresses),
      },
      notes: {
        'listing.addresses': listings.addresses.length,
        'listing.p99Ms': listing.p99Ms,
        'listing.htmlKb': listing.kb,
        'listing.known.pagesPerSecond': listingKnown.pagesPerSecond,
        'product.addresses': Math.min(PRODUCTS, slugs.length),
        'product.p50Ms': product.p50Ms,
        'product.htmlKb': product.kb,
        'pages.notWhole': listing.refused + listingKnown.refused + product.refused,
        'pages.rssMb': await shop.rssMb(),
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
