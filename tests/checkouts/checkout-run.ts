import { setTimeout as pause } from 'node:timers/promises';

import { seededRandom } from '../../services/partners/simulation/seeded-random.js';
import { openItems } from '../crash/accounts.js';
import { readPartnerBooks } from '../crash/partner-books.js';
import type { Promised } from '../crash/persistent-shopper.js';
import { readShopBooks } from '../crash/shop-books.js';
import { buy } from './buyer.js';
import type { Shops } from './shops.js';

export interface CheckoutRun {
  readonly orders: number;
  /** Who buy at the same time. */
  readonly shoppers: number;
  /** How often every process is ended and started again meanwhile. */
  readonly restarts?: number;
}

export interface CheckoutReport {
  readonly orders: number;
  /** What a shopper met that no shopper should, and what is not accounted for at the end. */
  readonly faults: readonly string[];
}

/** What has not come by then is lost: nothing of it waits for a later sweep. */
const SETTLES_MS = 120_000;
const LOOK_EVERY_MS = 500;
const BY_CARD = 0.7;

/**
 * So many checkouts by so many shoppers, and of each confirmed order whether it was handed to the
 * warehouse, captured when due and mailed, once, with nothing parked on the way.
 */
export async function runCheckouts(
  shops: Shops,
  { orders, shoppers, restarts = 0 }: CheckoutRun,
): Promise<CheckoutReport> {
  const promised: Promised[] = [];
  const complaints: string[] = [];
  const random = seededRandom(shoppers);
  let begun = 0;
  let restarting = restarts > 0;
  const shopper = async (): Promise<void> => {
    while (begun < orders || restarting) {
      begun += 1;
      const varuId = shops.varuIds[Math.floor(random() * shops.varuIds.length)] as string;
      const method = random() < BY_CARD ? 'scheme' : 'swish';
      await buy({ url: shops.url, varuId, method, patient: restarts > 0 }).then(
        (one) => promised.push(one),
        (error: unknown) => complaints.push(error instanceof Error ? error.message : String(error)),
      );
    }
  };
  const buying = Promise.all(Array.from({ length: shoppers }, shopper));
  for (let nth = 0; nth < restarts; nth += 1) await shops.restartInTurn();
  restarting = false;
  await buying;
  const open = await settled(shops, promised, restarts > 0 ? 2 : 1);
  return { orders: promised.length, faults: [...complaints, ...open, ...parkings(shops)] };
}

async function settled(shops: Shops, promised: readonly Promised[], mostMails: 1 | 2): Promise<readonly string[]> {
  const deadline = Date.now() + SETTLES_MS;
  for (;;) {
    const shop = await readShopBooks(shops.platform.store);
    const open = openItems({ promised, partners: readPartnerBooks(shops.partnersDirectory), shop, mostMails });
    if (open.length === 0 || Date.now() > deadline) return open.map(({ says }) => says);
    await pause(LOOK_EVERY_MS);
  }
}

/** Told by the log, for a later sweep may have mended them. */
function parkings(shops: Shops): string[] {
  return shops
    .said()
    .split('\n')
    .filter((line) => /parked [A-Z]\w+ [0-9a-f-]{36}/.test(line));
}
