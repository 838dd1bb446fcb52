import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';

import { freePort, startEmbedded } from '../../services/foundation/database/embedded.js';
import { startPartners } from '../../simulators/simulators.js';
import type { Measured } from '../figures.js';
import type { StepInput } from '../step.js';
import { addToCarts, type Load } from './load.js';
import { startShop, type ShopProcess } from './shop-process.js';
import { stockedProducts } from './stocked-products.js';

const AT_REST_MS = 5_000;
const WARM_UP_SECONDS = 4;

/**
 * Measures the shop in its own process: the second start, at rest, and with shoppers. Then it measures several
 * processes together.
 */
export default async function visitShop(input: StepInput): Promise<Measured> {
  const directory = path.join(input.directory, 'shop');
  const first = await startShop(directory, await freePort());
  const varuIds = await stockedProducts(directory, input).finally(() => first.stop());
  const shoppers = { varuIds, clients: input.sizes.clients, seconds: input.sizes.seconds };
  const one = await visitOne(directory, shoppers);
  const several = await visitSeveral(directory, shoppers);
  const figures = { ...one.figures, ...comparedWith(one.figures, several) };
  return { figures, notes: { ...one.notes, 'start.firstMs': first.startMs } };
}

async function visitOne(directory: string, shoppers: Omit<Load, 'urls'>): Promise<Measured> {
  const shop = await startShop(directory, await freePort());
  try {
    await pause(AT_REST_MS);
    const rssMb = await shop.rssMb();
    const { rps, p99Ms, notes } = await measureCarts({ ...shoppers, urls: [shop.url] });
    const carts = { 'http.addToCart.rps': rps, 'http.addToCart.p99Ms': p99Ms };
    const start = { 'start.warmMs': shop.startMs, 'start.rssMb': rssMb };
    return { figures: { ...carts, ...start, 'http.rssMb': await shop.rssMb() }, notes };
  } finally {
    await shop.stop();
  }
}

async function measureCarts(load: Load) {
  await addToCarts({ ...load, seconds: WARM_UP_SECONDS });
  const { accepted, refused, seconds, p50Ms, p99Ms, maxMs } = await addToCarts(load);
  const notes = { 'http.addToCart.p50Ms': p50Ms, 'http.addToCart.maxMs': maxMs, 'http.addToCart.notAccepted': refused };
  return { rps: Math.round(accepted / seconds), p99Ms, notes };
}

/** Returns the additions per second of two set-ups: one web process with a separate worker, and two web processes. */
async function visitSeveral(directory: string, shoppers: Omit<Load, 'urls'>): Promise<readonly number[]> {
  const database = await startEmbedded({ directory: path.join(directory, 'postgres') });
  // Nobody pays here. The simulators run in this process, so that no process of the shop must run them.
  const partners = await startPartners({ environment: {}, shopUrl: 'http://127.0.0.1' });
  const settings = { ...(partners.config as unknown as Record<string, string>), DATABASE_URL: database.url };
  const processes: ShopProcess[] = [];
  const open = async (roles: string): Promise<ShopProcess> => {
    const shop = await startShop(directory, await freePort(), { ...settings, ROLES: roles });
    processes.push(shop);
    return shop;
  };
  try {
    await open('worker');
    const first = await open('web');
    const apart = await measureCarts({ ...shoppers, urls: [first.url] });
    const second = await open('web');
    const twoWebs = await measureCarts({ ...shoppers, urls: [first.url, second.url] });
    return [apart.rps, twoWebs.rps];
  } finally {
    for (const shop of processes) await shop.stop();
    await partners.close();
    await database.stop();
  }
}

function comparedWith(one: Measured['figures'], [apart = 0, twoWebs = 0]: readonly number[]): Measured['figures'] {
  return {
    'http.addToCart.apart.rps': apart,
    'http.addToCart.apart.ratio': apart / Number(one['http.addToCart.rps']),
    'http.addToCart.twoWebs.rps': twoWebs,
  };
}
