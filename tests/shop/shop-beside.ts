import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { stockedDatabase } from '../../services/shop/catalogue/testing.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import type { TestDatabase } from '../../services/foundation/database/testing.js';
import { signingKey } from '../../simulators/freja/signing-key.js';
import { startPartners, type Partners } from '../../simulators/simulators.js';
import { until } from './look.js';
import { startShopProcess, type ShopProcess } from './shop-process.js';

/** The built shop in a process of its own. A test may kill the process and start it again; the database stays. */
export interface ShopBeside {
  readonly url: string;
  readonly database: TestDatabase;
  /** The directory with the shop's keys, which tests need when they record history. */
  readonly dataDirectory: string;
  readonly partners: Partners | null;
  /** Starts the shop's process. @param settings override the shop's settings */
  start(settings?: Readonly<Record<string, string>>): Promise<ShopProcess>;
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export interface BesideOptions {
  readonly products: number;
  /**
   * Where the simulated partners run. `outlive`: in the test's process, so that they survive a kill of the shop.
   * `inside`: in the shop, as with `npm start`.
   */
  readonly partners: 'outlive' | 'inside';
  readonly settings?: Readonly<Record<string, string>>;
}

export async function prepareShopBeside({
  products,
  partners: where,
  settings = {},
}: BesideOptions): Promise<ShopBeside> {
  const database = await stockedDatabase(products);
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'algort-beside-'));
  // The shops share this key. Each would otherwise create its own, which takes half a second of processor time.
  await signingKey(path.join(dataDirectory, 'partners'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const partners =
    where === 'outlive'
      ? await startPartners({ environment: {}, shopUrl: url, dispatchAfterMs: null, deliverAfterMs: null })
      : null;
  const shop = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR: dataDirectory,
    SEED: 'none',
    ...settings,
  };
  const environment = { ...(partners?.config as unknown as Record<string, string>), ...shop };
  return {
    url,
    database,
    dataDirectory,
    partners,
    environment,
    start: (more = {}) => startShopProcess({ ...environment, ...more }),
    close: async () => {
      await partners?.close();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/**
 * Makes the simulated warehouse move an order's parcel. It retries, because the warehouse learns of an order after the
 * confirmation.
 */
export async function tellWarehouse(
  { config }: Pick<Partners, 'config'>,
  orderId: string,
  to: string,
  parcel?: number,
): Promise<void> {
  await until(async () => {
    const response = await fetch(`${config.WAREHOUSE_URL}/simulation/shipments/${orderId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, parcel }),
    });
    return response.ok;
  });
}
