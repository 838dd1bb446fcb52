import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import type { Product } from '../../domain/catalogue/index.js';
import { START } from '../../domain/kernel/index.js';
import { generateCatalogue, generatedArrivals } from '../../seed/catalogue/index.js';
import { catchUpCatalogue } from '../../services/shop/catalogue/stocking/catch-up.js';
import { stock } from '../../services/shop/catalogue/stocking/stock.js';
import { stockDatabase } from '../../services/shop/catalogue/testing.js';
import { SystemClock } from '../../services/foundation/clock.js';
import { readConfig } from '../../services/foundation/config/config.js';
import { connect } from '../../services/foundation/database/connection.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import { migrate } from '../../services/foundation/database/migrate.js';
import { startPartners } from '../../simulators/simulators.js';
import { openPlatform, type Platform } from '../../services/foundation/platform/platform.js';
import { startShopProcess, type ShopProcess } from '../shop/shop-process.js';
import { startDatabaseServer, type DatabaseServer } from './database-server.js';
import type { EventStoreOfTrial } from './event-store-of-trial.js';
import type { Kill } from './kills.js';

export interface CrashShop {
  readonly url: string;
  /** When the process last began to serve, in milliseconds. While it is down, this is the current time. */
  openSince(): number;
  readonly varuIds: readonly string[];
  readonly partnersDirectory: string;
  strike(kill: Kill): Promise<void>;
  /** Runs `look` with the shop's store and views, opened in the test's process beside the running shop. */
  withPlatform<T>(look: (platform: Platform) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const PRODUCTS = 200;
const SOON_MS = 200;

/**
 * Opens a shop whose process and database can be killed.
 * @param eventStore stores the events; null when PostgreSQL does
 */
export async function openCrashShop(eventStore: EventStoreOfTrial | null = null): Promise<CrashShop> {
  const directory = await mkdtemp(path.join(tmpdir(), 'algort-crash-'));
  // When the test runs as root, PostgreSQL runs as another user, who must be able to open the directory.
  if (userInfo().uid === 0) await chmod(directory, 0o755);
  const server = await startDatabaseServer(path.join(directory, 'postgres'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const partnersDirectory = path.join(directory, 'partners');
  const partners = await startPartners({
    environment: {},
    shopUrl: url,
    dataDir: partnersDirectory,
    dispatchAfterMs: SOON_MS,
    deliverAfterMs: SOON_MS,
  });
  const environment = {
    ...(partners.config as unknown as Record<string, string>),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: server.url,
    DATA_DIR: directory,
    SEED: 'none',
    ...(eventStore && { EVENTSTORE_URL: eventStore.url }),
  };
  const withPlatform = async <T>(look: (platform: Platform) => Promise<T>): Promise<T> => {
    const platform = await openPlatform(readConfig(environment), new SystemClock(), server.url);
    return look(platform).finally(() => platform.close());
  };
  const varuIds = await (eventStore ? withPlatform(stockStore) : stockShop(server));
  const shop = new Shop(environment, server, eventStore);
  await shop.start();
  return {
    url,
    openSince: () => shop.openSince(),
    varuIds,
    partnersDirectory,
    strike: (kill) => shop.strike(kill),
    withPlatform,
    close: async () => {
      await shop.stop();
      await eventStore?.close();
      await partners.close();
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

class Shop {
  private running: ShopProcess | null = null;
  private openedAt: number | null = null;

  constructor(
    private readonly environment: Readonly<Record<string, string>>,
    private readonly server: DatabaseServer,
    private readonly eventStore: EventStoreOfTrial | null,
  ) {}

  openSince(): number {
    return this.openedAt ?? Date.now();
  }

  async start(): Promise<void> {
    this.openedAt = null;
    this.running = await startShopProcess(this.environment);
    this.openedAt = Date.now();
  }

  async stop(): Promise<void> {
    await this.running?.kill();
  }

  async strike(kill: Kill): Promise<void> {
    if (this.running?.ended()) throw new Error(`the shop ended by itself: ${this.running.said().slice(-2_000)}`);
    if (kill === 'shop') {
      await this.running?.kill();
      await this.start();
    } else if (kill === 'database') {
      await this.server.kill();
      await this.server.start();
    } else if (kill === 'backend') await this.server.killBackend();
    else if (this.eventStore) await this.eventStore.changeLeader();
    else throw new Error(`the shop of this test has no ${kill}`);
  }
}

/**
 * Records products in the database of a new server.
 * @returns the article numbers of products that anybody may buy
 */
export async function stockShop({ url }: DatabaseServer): Promise<readonly string[]> {
  const { pool, db, close } = connect(url);
  try {
    await migrate(db);
    await stockDatabase({ pool, url }, wellStocked());
    return await buyable(pool);
  } finally {
    await close();
  }
}

/** The generated products, with enough of each for every order of a long run. */
function* wellStocked(): Generator<Product> {
  for (const product of generateCatalogue({ size: PRODUCTS }))
    yield { ...product, webStock: product.webStock > 0 ? 1_000_000 : 0 };
}

/** Records products in the event store that the settings name. */
async function stockStore(platform: Platform): Promise<readonly string[]> {
  if ((await platform.store.head()) !== START)
    throw new Error('EVENTSTORE_URL: holds events already; a trial needs an empty store of its own');
  await migrate(platform.db);
  await stock(platform, generatedArrivals(wellStocked()));
  await catchUpCatalogue(platform);
  return buyable(platform.pool);
}

async function buyable(pool: Platform['pool']): Promise<readonly string[]> {
  const { rows } = await pool.query<{ varu_id: string }>(
    "SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 0 ORDER BY varu_id",
  );
  return rows.map(({ varu_id }) => varu_id);
}
