import type { BusinessDate } from '../../domain/kernel/index.js';
import { planGenerated } from '../campaign/plan-generated.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { generateCatalogue, generatedArrivals } from '../catalogue/generator/index.js';
import { catchUpCatalogue } from '../catalogue/stocking/catch-up.js';
import { stock } from '../catalogue/stocking/stock.js';
import { derivedId } from '../command-handling/derived-id.js';
import type { Platform } from '../platform/platform.js';
import { Stage, type OnProgress } from './progress.js';

const PRODUCTS = 5_000;

export interface Shelves {
  readonly seed: number;
  readonly products?: number;
  readonly on: BusinessDate;
}

/** Stocks a generated catalogue where there is none. */
export async function stockShelves(
  platform: Platform,
  { seed, products = PRODUCTS, on }: Shelves,
  onProgress: OnProgress,
): Promise<void> {
  if ((await new Catalogue(platform.db).size()) > 0) return;
  const stage = new Stage('catalogue', onProgress);
  const arrivals = generatedArrivals(generateCatalogue({ seed, size: products, on }), on);
  await stock(platform, arrivals, {
    runId: derivedId('stocking', `${seed}/${on}`),
    onProgress: (read) => stage.at(read / products, read),
  });
  await catchUpCatalogue(platform);
  await planGenerated(platform, on);
  await catchUpCatalogue(platform);
}
