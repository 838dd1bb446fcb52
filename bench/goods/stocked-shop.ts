import path from 'node:path';

import { generateCatalogue, generatedArrivals } from '../../seed/catalogue/index.js';
import { catchUpCatalogue } from '../../services/shop/catalogue/stocking/catch-up.js';
import { stock } from '../../services/shop/catalogue/stocking/stock.js';
import { startEmbedded } from '../../services/foundation/database/embedded.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { withPlatform, type StepInput } from '../step.js';

export const PRODUCTS = 50_000;

export interface StockedShop {
  /** The data directory for `startShop`, which must be called with `SEED: 'none'`. */
  readonly directory: string;
  readonly slugs: readonly string[];
  /** Article numbers of goods without prescription, which can be added to a cart by quantity. */
  readonly varuIds: readonly string[];
  readonly categories: readonly string[];
}

/**
 * Returns the data directory of a shop with many products and no customers. The first suite that needs the shop creates
 * it.
 */
export async function stockedShop(input: StepInput, products = PRODUCTS): Promise<StockedShop> {
  const directory = path.join(input.directory, `stocked-${products}`);
  const database = await startEmbedded({ directory: path.join(directory, 'postgres') });
  try {
    return await withPlatform({ ...input, directory, databaseUrl: database.url }, async (platform) => {
      if ((await slugsOf(platform)).length < products) {
        await stock(platform, generatedArrivals(generateCatalogue({ size: products })));
        await catchUpCatalogue(platform);
      }
      const [slugs, varuIds] = [await slugsOf(platform), await buyableOf(platform)];
      return { directory, slugs, varuIds, categories: await categoriesOf(platform) };
    });
  } finally {
    await database.stop();
  }
}

async function slugsOf({ pool }: Platform): Promise<readonly string[]> {
  const { rows } = await pool.query<{ slug: string }>('SELECT slug FROM view_product WHERE for_sale ORDER BY varu_id');
  return rows.map(({ slug }) => slug);
}

async function buyableOf({ pool }: Platform): Promise<readonly string[]> {
  const { rows } = await pool.query<{ varu_id: string }>(
    `SELECT varu_id FROM view_product WHERE for_sale AND type = 'Ha' AND flags = '{}' AND web_stock > 100 ORDER BY varu_id LIMIT 10`,
  );
  return rows.map(({ varu_id }) => varu_id);
}

async function categoriesOf({ pool }: Platform): Promise<readonly string[]> {
  const { rows } = await pool.query<{ path: string }>(
    'SELECT DISTINCT category_path AS path FROM view_product WHERE for_sale ORDER BY 1',
  );
  const all = rows.flatMap(({ path: whole }) =>
    whole.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  );
  return [...new Set(all)];
}
