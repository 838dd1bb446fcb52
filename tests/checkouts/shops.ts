import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SystemClock } from '../../services/clock/clock.js';
import { readConfig } from '../../services/config/config.js';
import { freePort } from '../../services/database/embedded.js';
import { startPartners } from '../../services/partners/simulators.js';
import { openPlatform, type Platform } from '../../services/platform/platform.js';
import { startDatabaseServer } from '../crash/database-server.js';
import { stockShop } from '../crash/crash-shop.js';
import { startBalancer } from '../shop/balancer.js';
import { startShopProcess, type ShopProcess } from '../shop/shop-process.js';

/** What a process does, as in its setting `ROLES`. */
export type Roles = 'web,worker' | 'web' | 'worker';

/** A shop of one or more processes on one database, under one address. */
export interface Shops {
  readonly url: string;
  /** Article numbers that anyone may buy. */
  readonly varuIds: readonly string[];
  /** Where the partners keep their journals. */
  readonly partnersDirectory: string;
  readonly platform: Platform;
  /** Ends each process in turn as a deployment does, and starts it again, under whatever goes on. */
  restartInTurn(): Promise<void>;
  /** What all processes have said so far. */
  said(): string;
  close(): Promise<void>;
}

interface Member {
  readonly roles: Roles;
  readonly port: number;
  process: ShopProcess;
}

const SOON_MS = 200;

/** @param settings of every process, over those of every test */
export async function openShops(
  roles: readonly Roles[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Shops> {
  const directory = await mkdtemp(path.join(tmpdir(), 'algort-shops-'));
  const server = await startDatabaseServer(path.join(directory, 'postgres'));
  const varuIds = await stockShop(server);
  const members: Member[] = [];
  const balancer = await startBalancer(() =>
    members.filter((member) => member.roles !== 'worker').map(({ port }) => port),
  );
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
  const begin = (port: number, role: Roles): Promise<ShopProcess> =>
    startShopProcess({ ...environment, PORT: String(port), ROLES: role });
  const ended: string[] = [];
  // One after the other: the first makes the keys that all of them share.
  for (const role of roles) {
    const port = await freePort();
    members.push({ roles: role, port, process: await begin(port, role) });
  }
  const platform = openPlatform(readConfig({ ...environment, PORT: '0' }), new SystemClock(), server.url);
  return {
    url: balancer.url,
    varuIds,
    partnersDirectory,
    platform,
    restartInTurn: async () => {
      for (const member of members) {
        await member.process.stop();
        ended.push(member.process.said());
        member.process = await begin(member.port, member.roles);
      }
    },
    said: () => [...ended, ...members.map(({ process }) => process.said())].join(''),
    close: async () => {
      await platform.close();
      await Promise.all(members.map(({ process }) => process.kill()));
      await balancer.close();
      await partners.close();
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
