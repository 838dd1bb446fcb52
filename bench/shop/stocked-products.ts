import path from 'node:path';

import { Catalogue } from '../../services/shop/catalogue/catalogue.js';
import { generateCatalogue, generatedArrivals } from '../../seed/catalogue/index.js';
import { catchUpCatalogue } from '../../services/shop/catalogue/stocking/catch-up.js';
import { stock } from '../../services/shop/catalogue/stocking/stock.js';
import { startEmbedded } from '../../services/foundation/database/embedded.js';
import { withPlatform, type StepInput } from '../step.js';

/** Returns goods without prescription, of which the web shop has many pieces. It fills an empty catalogue first. */
export async function stockedProducts(directory: string, input: StepInput): Promise<readonly string[]> {
  const database = await startEmbedded({ directory: path.join(directory, 'postgres') });
  const varuIds = await withPlatform({ ...input, directory, databaseUrl: database.url }, async (platform) => {
    const { db, pool } = platform;
    if ((await new Catalogue(db).size()) === 0) {
      await stock(platform, generatedArrivals(generateCatalogue()));
      await catchUpCatalogue(platform);
    }
    const { rows } = await pool.query<{ varu_id: string }>(
      "SELECT varu_id FROM view_product WHERE for_sale AND type <> 'Rx' AND web_stock >= 20 ORDER BY varu_id",
    );
    return rows.map(({ varu_id }) => varu_id);
  });
  await database.stop();
  return varuIds;
}
