import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';

import { freePort } from '../../services/database/embedded.js';
import type { Measured } from '../figures.js';
import type { StepInput } from '../step.js';
import { addToCarts, type Load } from './load.js';
import { startShop, type ShopProcess } from './shop-process.js';
import { stockedProducts } from './stocked-products.js';

const AT_REST_MS = 5_000;
const WARM_UP_SECONDS = 4;

/** The shop in a process of its own: a second start, at rest, and with shoppers. */
export default async function visitShop(input: StepInput): Promise<Measured> {
  const directory = path.join(input.directory, 'shop');
  const first = await startShop(directory, await freePort());
  const varuIds = await stockedProducts(directory, input).finally(() => first.stop());
  const shop = await startShop(directory, await freePort());
  try {
    await pause(AT_REST_MS);
    const rssMb = await shop.rssMb();
    const carts = await measureCarts(shop, {
      url: shop.url,
      varuIds,
      clients: input.sizes.clients,
      seconds: input.sizes.seconds,
    });
    const start = { 'start.warmMs': shop.startMs, 'start.rssMb': rssMb };
    const notes = { ...carts.notes, 'start.firstMs': first.startMs, 'start.rssAfterLoadMb': await shop.rssMb() };
    return { figures: { ...carts.figures, ...start }, notes };
  } finally {
    await shop.stop();
  }
}

async function measureCarts({ url }: ShopProcess, load: Load): Promise<Measured> {
  await addToCarts({ ...load, url, seconds: WARM_UP_SECONDS });
  const { accepted, refused, seconds, p50Ms, p99Ms, maxMs } = await addToCarts(load);
  return {
    figures: { 'http.addToCart.rps': Math.round(accepted / seconds), 'http.addToCart.p99Ms': p99Ms },
    notes: { 'http.addToCart.p50Ms': p50Ms, 'http.addToCart.maxMs': maxMs, 'http.addToCart.notAccepted': refused },
  };
}
