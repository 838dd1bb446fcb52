import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import { generateCatalogue } from '../../../seed/catalogue/index.js';
import { SystemClock } from '../../../services/foundation/clock.js';
import { readConfig } from '../../../services/foundation/config/config.js';
import { connect } from '../../../services/foundation/database/connection.js';
import { freePort } from '../../../services/foundation/database/embedded.js';
import { migrate } from '../../../services/foundation/database/migrate.js';
import { openPlatform, type Platform } from '../../../services/foundation/platform/platform.js';
import { stockDatabase } from '../../../services/shop/catalogue/testing.js';
import { startPartners, type Partners } from '../../../simulators/simulators.js';
import { startShopProcess, type ShopProcess } from '../../shop/shop-process.js';
import { startDatabaseServer } from '../database-server.js';
import { openMailWire } from './mail-wire.js';
import { openPartnerWire } from './partner-wire.js';
import { openStoreWire } from './store-wire.js';
import { Trap, type Place } from './trap.js';
import type { Wire } from './wire.js';

/** Goods that fit in one parcel, and goods that must be chilled and need a parcel of their own. */
export interface Goods {
  readonly dry: string;
  readonly cold: string;
}

/** The built shop in a process of its own. It reaches its database, its partners and the mail only over wires. */
export interface CutShop {
  readonly url: string;
  readonly goods: Goods;
  readonly partners: Partners;
  readonly partnersDirectory: string;
  /** The store and the views, read in the test's process beside the shop. */
  readonly platform: Platform;
  openSince(): number;
  /** Resolves when the process was killed at this place. */
  killAt(place: Place): Promise<void>;
  /** Starts the process again, and lets it speak to its neighbours. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const PIECES = 10_000;

export async function openCutShop(): Promise<CutShop> {
  const directory = await mkdtemp(path.join(tmpdir(), 'algort-cut-'));
  // When the test runs as root, PostgreSQL runs as another user, who must be able to open the directory.
  if (userInfo().uid === 0) await chmod(directory, 0o755);
  const database = await startDatabaseServer(path.join(directory, 'postgres'));
  const goods = await stocked(database.url);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const partnersDirectory = path.join(directory, 'partners');
  const partners = await startPartners({
    environment: {},
    shopUrl: url,
    dataDir: partnersDirectory,
    dispatchAfterMs: null,
    deliverAfterMs: null,
  });
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR: directory,
    SEED: 'none',
  };
  const environment = { ...(partners.config as unknown as Record<string, string>), ...own };
  const trap = new Trap();
  const wires = await wiresOf(environment, trap);
  const platform = await openPlatform(readConfig(environment), new SystemClock(), database.url);
  const process = new CutProcess({ ...environment, ...urlsOf(wires) }, trap);
  await process.restart();
  return {
    url,
    goods,
    partners,
    partnersDirectory,
    platform,
    openSince: () => process.openSince,
    killAt: (place) => process.killAt(place),
    restart: () => process.restart(),
    close: async () => {
      await process.kill();
      await platform.close();
      await Promise.all(Object.values(wires).map((wire) => wire.close()));
      await partners.close();
      await database.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

class CutProcess {
  private running: ShopProcess | null = null;
  private openedAt: number | null = null;

  constructor(
    private readonly environment: Readonly<Record<string, string>>,
    private readonly trap: Trap,
  ) {}

  get openSince(): number {
    return this.openedAt ?? Date.now();
  }

  async restart(): Promise<void> {
    await this.kill();
    this.trap.open();
    this.running = await startShopProcess(this.environment);
    this.openedAt = Date.now();
  }

  killAt(place: Place): Promise<void> {
    return this.trap.set(place, () => void this.kill());
  }

  async kill(): Promise<void> {
    this.openedAt = null;
    await this.running?.kill();
  }
}

const WIRES = {
  DATABASE_URL: openStoreWire,
  ADYEN_URL: (url: string, trap: Trap) => openPartnerWire('adyen', url, trap),
  FINANCE_URL: (url: string, trap: Trap) => openPartnerWire('finance', url, trap),
  WAREHOUSE_URL: (url: string, trap: Trap) => openPartnerWire('warehouse', url, trap),
  E_HEALTH_URL: (url: string, trap: Trap) => openPartnerWire('e-health', url, trap),
  VERIFICATION_URL: (url: string, trap: Trap) => openPartnerWire('verification', url, trap),
  SMTP_URL: openMailWire,
} as const;
type Wired = keyof typeof WIRES;

async function wiresOf(environment: Readonly<Record<string, string>>, trap: Trap): Promise<Record<Wired, Wire>> {
  const opened = Object.entries(WIRES).map(async ([name, open]) => {
    const url = environment[name];
    if (!url) throw new Error(`${name}: the partners have no such address`);
    return [name, await open(url, trap)] as const;
  });
  return Object.fromEntries(await Promise.all(opened)) as Record<Wired, Wire>;
}

function urlsOf(wires: Record<Wired, Wire>): Record<string, string> {
  return Object.fromEntries(Object.entries(wires).map(([name, { url }]) => [name, url]));
}

async function stocked(url: string): Promise<Goods> {
  const { pool, db, close } = connect(url);
  try {
    await migrate(db);
    const plain = [...generateCatalogue({ size: 100 })].find(({ type, flags }) => type === 'Ha' && flags.length === 0);
    if (!plain) throw new Error('the generated catalogue has no goods that anybody may buy');
    const dry = { ...plain, webStock: PIECES };
    const cold = { ...dry, varuId: '999112', flags: ['StoredCold'] } as const;
    await stockDatabase({ pool, url }, [dry, cold]);
    return { dry: dry.varuId, cold: cold.varuId };
  } finally {
    await close();
  }
}
