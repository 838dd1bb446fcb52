import { setTimeout as pause } from 'node:timers/promises';

import { lackingIn, lackingInAll } from './cut-accounts.js';
import { liveOut } from './cut-life.js';
import type { CutPoint, Life } from './cut-points.js';
import { buy, joins } from './cut-purchase.js';
import { openCutShop, PIECES, type CutShop } from './cut-shop.js';

/** The shop finishes interrupted work within half a minute. Work that takes twice as long counts as lost. */
const SETTLES_MS = 60_000;
const STRIKES_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** Kills one shop at each of these places, once. @returns what was lost or doubled, by the name of the place */
export async function cutRun(
  points: readonly CutPoint[],
  onCut?: (point: CutPoint) => void,
): Promise<readonly string[]> {
  const shop = await openCutShop();
  const faults: string[] = [];
  try {
    await joins(shop);
    for (const point of points) {
      onCut?.(point);
      faults.push(...(await cutAt(shop, point)).map((what) => `${point.name}: ${what}`));
    }
    return [...faults, ...(await settled(() => lackingInAll(shop, piecesAfter(shop, points))))];
  } finally {
    await shop.close();
  }
}

async function cutAt(shop: CutShop, { place, method = 'scheme', life = 'one parcel' }: CutPoint) {
  const struck = shop.killAt(place);
  const buying = buy(shop, method, life);
  const living = buying.then(async (bought) => {
    await liveOut(shop, bought.orderId, life);
    return bought;
  });
  // A life that ends badly before the kill is told at the end, by `living`.
  living.catch(() => undefined);
  if (!(await isInTime(struck))) {
    const { orderId } = await Promise.race([living, Promise.reject(new Error('the life did not end either'))]);
    return [`order ${orderId} never came to this place`];
  }
  await shop.restart();
  const bought = await living;
  return settled(() => lackingIn(shop, bought, life));
}

function isInTime(struck: Promise<void>): Promise<boolean> {
  return Promise.race([struck.then(() => true), pause(STRIKES_MS, false, { ref: false })]);
}

async function settled(lacking: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const deadline = Date.now() + SETTLES_MS;
  for (;;) {
    const open = await lacking();
    if (open.length === 0 || Date.now() > deadline) return open;
    await pause(LOOK_EVERY_MS);
  }
}

/** Two dry pieces for each order, but for one that was cancelled, and one cold piece where there are two parcels. */
function piecesAfter({ goods }: CutShop, points: readonly CutPoint[]): Readonly<Record<string, number>> {
  const lives = points.map(({ life = 'one parcel' }): Life => life);
  const sold = lives.filter((life) => life !== 'cancelled').length * 2;
  const chilled = lives.filter((life) => life === 'two parcels').length;
  return { [goods.dry]: PIECES - sold, [goods.cold]: PIECES - chilled };
}
