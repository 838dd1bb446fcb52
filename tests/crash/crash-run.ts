import { setTimeout as pause } from 'node:timers/promises';

import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { seededRandom } from '../../simulators/simulation/seeded-random.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { openItems, type Accounts, type Killed } from './accounts.js';
import type { CrashReport, Fault } from './crash-report.js';
import { openCrashShop, type CrashShop } from './crash-shop.js';
import type { EventStoreOfTrial } from './event-store-of-trial.js';
import { NONE, shuffled, type Kills } from './kills.js';
import { readPartnerBooks } from './partner-books.js';
import { readShopBooks } from './shop-books.js';
import { Shoppers } from './shoppers.js';

export interface CrashRunOptions {
  readonly kills: Partial<Kills>;
  readonly shoppers: number;
  readonly seed: number;
  /** The event store. Without it PostgreSQL stores the events. */
  readonly eventStore?: EventStoreOfTrial;
  readonly onKill?: (done: number) => void;
}

/** The most responses that shoppers get between two kills. */
const MOST_ANSWERS = 24;
/** The shop finishes interrupted work within half a minute. Work that takes five times as long counts as lost. */
const SETTLES_MS = 150_000;
const LOOK_EVERY_MS = 500;

export async function crashRun(options: CrashRunOptions): Promise<CrashReport> {
  const { kills, shoppers: count, seed, eventStore = null, onKill } = options;
  const random = seededRandom(seed);
  const shop = await openCrashShop(eventStore);
  const shoppers = new Shoppers({ shop, count, varuIds: shop.varuIds, random });
  try {
    const plan = shuffled(kills, random);
    const struck: Killed[] = [];
    await shoppers.answered(count);
    for (const [done, kill] of plan.entries()) {
      await shoppers.answered(1 + Math.floor(random() * MOST_ANSWERS));
      const from = Date.now();
      await shop.strike(kill);
      struck.push({ from, to: Date.now() });
      onKill?.(done + 1);
    }
    await shoppers.answered(count);
    await shoppers.stop();
    const { promised, complaints } = shoppers;
    const met = complaints.map((says): Fault => ({ account: 'answered', says }));
    const open = await settled(shop, promised, struck);
    return {
      orders: promised.length,
      kills: { ...NONE, ...kills },
      faults: [...met, ...open, ...(await inexact(shop))],
    };
  } finally {
    void shoppers.stop();
    await shop.close();
  }
}

async function settled(
  shop: CrashShop,
  promised: Accounts['promised'],
  kills: Accounts['kills'],
): Promise<readonly Fault[]> {
  return shop.withPlatform(async ({ store, pool }) => {
    const deadline = Date.now() + SETTLES_MS;
    for (;;) {
      const partners = readPartnerBooks(shop.partnersDirectory);
      const books = openItems({ promised, partners, shop: await readShopBooks(store), kills });
      const open = [...books, ...(await parked(pool))];
      if (open.length === 0 || Date.now() > deadline) return open;
      await pause(LOOK_EVERY_MS);
    }
  });
}

/** Finds events that a view or reaction could not handle and has not handled since. */
async function parked(pool: Platform['pool']): Promise<readonly Fault[]> {
  const { rows } = await pool.query<{ says: string }>(
    `SELECT concat(follower, ': ', type, ' ', event_id, ': ', reason) AS says FROM follower_parked`,
  );
  return rows.map(({ says }) => ({ account: 'nothing parked', says }));
}

/** Finds views that differ from their rebuild. */
function inexact(shop: CrashShop): Promise<readonly Fault[]> {
  return shop.withPlatform(async (platform) => {
    const projections = viewsOf(platform);
    const runner = new ProjectionRunner(platform.store, platform.pool, projections);
    const faults: Fault[] = [];
    for (const { name } of projections) {
      const { exact, comparison } = await runner.verify(name);
      const says = `${name}: ${comparison?.differences ?? 'all'} rows differ from the history`;
      if (!exact) faults.push({ account: 'views equal to their rebuild', says });
    }
    return faults;
  });
}

function viewsOf({ hash }: Platform) {
  return allProjections({ fingerprint: (kind, text) => hash.of(kind, text) });
}
