import { setTimeout as pause } from 'node:timers/promises';

import { seededRandom } from '../../simulators/simulation/seeded-random.js';
import { openItems, type Killed } from '../crash/accounts.js';
import { readPartnerBooks } from '../crash/partner-books.js';
import type { Promised } from '../crash/persistent-shopper.js';
import { readShopBooks } from '../crash/shop-books.js';
import { until } from '../shop/look.js';
import { buy } from './buyer.js';
import type { Roles } from './members.js';
import type { Shops } from './shops.js';

export interface CheckoutRun {
  readonly orders: number;
  /** How many shoppers buy at the same time. */
  readonly shoppers: number;
  /** The roles of the processes to kill, one process after the other. The others continue. */
  readonly kills?: readonly Roles[];
  /** How many times all processes are restarted, one process after the other. */
  readonly restarts?: number;
}

export interface CheckoutReport {
  readonly orders: number;
  /** Errors that shoppers got, and orders with a missing or a repeated step. */
  readonly faults: readonly string[];
}

/** Work that is not done after this time counts as lost. */
const SETTLES_MS = 120_000;
const LOOK_EVERY_MS = 500;
const BY_CARD = 0.7;
const SOLD_BETWEEN = 4;

/**
 * Runs the checkouts, and checks that each confirmed order was sent to the warehouse, captured and mailed exactly once.
 * It also checks that no event was parked.
 */
export async function runCheckouts(
  shops: Shops,
  { orders, shoppers, kills = [], restarts = 0 }: CheckoutRun,
): Promise<CheckoutReport> {
  const promised: Promised[] = [];
  const complaints: string[] = [];
  const random = seededRandom(shoppers);
  let begun = 0;
  const disturbed = restarts > 0 || kills.length > 0;
  let disturbing = disturbed;
  const shopper = async (): Promise<void> => {
    while (begun < orders || disturbing) {
      begun += 1;
      const varuId = shops.varuIds[Math.floor(random() * shops.varuIds.length)] as string;
      const method = random() < BY_CARD ? 'scheme' : 'swish';
      await buy({ url: shops.url, varuId, method, patient: disturbed }).then(
        (one) => promised.push(one),
        (error: unknown) => complaints.push(complaintOf(error)),
      );
    }
  };
  const buying = Promise.all(Array.from({ length: shoppers }, shopper));
  const ended: Killed[] = [];
  const end = async (work: () => Promise<void>): Promise<void> => {
    const from = Date.now();
    await work();
    ended.push({ from, to: Date.now() });
  };
  for (const roles of kills) {
    await more(promised);
    await end(() => shops.kill(roles));
  }
  if (kills.length > 0) await more(promised);
  for (let nth = 0; nth < restarts; nth += 1) await end(() => shops.restartInTurn());
  disturbing = false;
  await buying;
  const open = await settled(shops, promised, ended);
  return { orders: promised.length, faults: [...complaints, ...open, ...parkings(shops)] };
}

/** Waits for a few more orders before the next kill, so that the kill has something to lose. */
async function more(promised: readonly Promised[]): Promise<void> {
  const before = promised.length;
  await until(async () => promised.length >= before + SOLD_BETWEEN, LOOK_EVERY_MS);
}

async function settled(
  shops: Shops,
  promised: readonly Promised[],
  kills: readonly Killed[],
): Promise<readonly string[]> {
  const deadline = Date.now() + SETTLES_MS;
  for (;;) {
    const shop = await readShopBooks(shops.platform.store);
    const open = openItems({ promised, partners: readPartnerBooks(shops.partnersDirectory), shop, kills });
    if (open.length === 0 || Date.now() > deadline) return open.map(({ says }) => says);
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Finds parked events in the output of the processes. In the database they may be gone, because a later attempt has
 * handled them.
 */
function parkings(shops: Shops): string[] {
  return shops
    .said()
    .split('\n')
    .filter((line) => /parked [A-Z]\w+ [0-9a-f-]{36}/.test(line));
}

/** Returns the error's text with its cause, because "fetch failed" alone explains nothing. */
function complaintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${String(error.cause)}`;
}
