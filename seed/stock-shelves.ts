import type { BusinessDate } from '../domain/kernel/index.js';
import { planGenerated } from './plan-campaigns.js';
import { planCoupons } from './plan-coupons.js';
import { Catalogue } from '../services/shop/catalogue/catalogue.js';
import { generateCatalogue, shopArrivals } from './catalogue/index.js';
import { catchUpCatalogue } from '../services/shop/catalogue/stocking/catch-up.js';
import { stock } from '../services/shop/catalogue/stocking/stock.js';
import { derivedId } from '../services/foundation/command-handling/derived-id.js';
import type { Platform } from '../services/foundation/platform/platform.js';
import { Stage, type OnProgress } from './progress.js';

const PRODUCTS = 5_000;

export interface Shelves {
  readonly seed: number;
  readonly products?: number;
  readonly on: BusinessDate;
}

export async function stockShelves(
  platform: Platform,
  { seed, products = PRODUCTS, on }: Shelves,
  onProgress: OnProgress,
): Promise<void> {
  if ((await new Catalogue(platform.db).size()) > 0) return;
  const stage = new Stage('catalogue', onProgress);
  const arrivals = shopArrivals(generateCatalogue({ seed, size: products, on }), on);
  await stock(platform, arrivals, {
    runId: derivedId('stocking', `${seed}/${on}`),
    onProgress: (read) => stage.at(Math.min(1, read / products), read),
  });
  await catchUpCatalogue(platform);
  await planGenerated(platform, on);
  await planCoupons(platform, on);
  await catchUpCatalogue(platform);
}
