import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SystemClock } from '../../services/foundation/clock.js';
import { readConfig } from '../../services/foundation/config/config.js';
import { startPartners } from '../../simulators/simulators.js';
import { openPlatform, type Platform } from '../../services/foundation/platform/platform.js';
import { startDatabaseServer } from '../crash/database-server.js';
import { stockShop } from '../crash/crash-shop.js';
import { startBalancer } from '../shop/balancer.js';
import { startShopProcess } from '../shop/shop-process.js';
import { Members, type Roles } from './members.js';

/** One shop in one or more processes, with one database and one URL. */
export interface Shops {
  readonly url: string;
  /** Article numbers of products that anybody may buy. */
  readonly varuIds: readonly string[];
  /** The directory in which the simulated partners keep their records. */
  readonly partnersDirectory: string;
  readonly platform: Platform;
  /** Kills a process with these roles. It stays down until the next restart. */
  kill(roles: Roles): Promise<void>;
  /** Restarts each process in turn, as a deployment does, while shoppers continue. */
  restartInTurn(): Promise<void>;
  /** The output of all processes so far. */
  said(): string;
  close(): Promise<void>;
}

const SOON_MS = 200;

/**
 * Starts the processes of a shop, one for each element of `roles`.
 * @param settings for every process; they override the default test settings
 */
export async function openShops(
  roles: readonly Roles[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Shops> {
  const directory = await mkdtemp(path.join(tmpdir(), 'algort-shops-'));
  const server = await startDatabaseServer(path.join(directory, 'postgres'));
  const varuIds = await stockShop(server);
  const members = new Members((port, role) => startShopProcess({ ...environment, PORT: String(port), ROLES: role }));
  const balancer = await startBalancer(() => members.webPorts());
  const partnersDirectory = path.join(directory, 'partners');
  const partners = await startPartners({
    environment: {},
    shopUrl: balancer.url,
    dataDir: partnersDirectory,
    dispatchAfterMs: SOON_MS,
    deliverAfterMs: SOON_MS,
  });
  const environment = {
    ...(partners.config as unknown as Record<string, string>),
    HOST: '127.0.0.1',
    PUBLIC_URL: balancer.url,
    DATABASE_URL: server.url,
    DATA_DIR: directory,
    SEED: 'none',
    ...settings,
  };
  // The processes start one after the other, because the first one creates the keys that all of them use.
  for (const role of roles) await members.add(role);
  const platform = await openPlatform(readConfig({ ...environment, PORT: '0' }), new SystemClock(), server.url);
  return {
    url: balancer.url,
    varuIds,
    partnersDirectory,
    platform,
    kill: (doomed) => members.kill(doomed),
    restartInTurn: () => members.restartInTurn(),
    said: () => members.said(),
    close: async () => {
      await platform.close();
      await members.end();
      await balancer.close();
      await partners.close();
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
