import type { BusinessDate } from '../../domain/kernel/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { generateCatalogue } from '../catalogue/generator/index.js';
import type { Database } from '../database/connection.js';
import { Stage, type OnProgress } from './progress.js';

const PRODUCTS = 5_000;

export interface Shelves {
  readonly seed: number;
  readonly products?: number;
  readonly on: BusinessDate;
}

/** Loads a generated catalogue where there is none. */
export async function stockShelves(db: Database, { seed, products = PRODUCTS, on }: Shelves, onProgress: OnProgress): Promise<void> {
  const catalogue = new Catalogue(db);
  if ((await catalogue.size()) > 0) return;
  const stage = new Stage('catalogue', onProgress);
  await catalogue.load(generateCatalogue({ seed, size: products, on }), (read) => stage.at(read / products, read));
}
