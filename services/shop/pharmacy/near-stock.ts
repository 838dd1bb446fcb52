import type { StockNear, StockOrigin } from './contract.js';
import { matching, nearestFirst, type Found, type Spot } from './find-pharmacies.js';
import type { Pharmacy } from './pharmacy.js';

/** A pharmacy farther away is listed only when none is nearer. Few people travel farther for one article. */
const NEAR_KM = 50;
const FAR_SHOWN = 3;
const MOST_SHOWN = 12;

export interface Origin {
  readonly from: Exclude<StockNear['from'], null>;
  readonly spot: Spot;
}

/** Finds the place from which stock is searched. Null when nothing is known about it. */
export function originOf(pharmacies: readonly Pharmacy[], asked: StockOrigin): Origin | null {
  const { place, position, gln, postalCode } = asked;
  const typed = place === '' ? undefined : matching(pharmacies, place)[0];
  if (typed) return { from: 'place', spot: typed };
  if (position) return { from: 'position', spot: position };
  const selected = pharmacies.find((pharmacy) => pharmacy.gln === gln);
  if (selected) return { from: 'pharmacy', spot: selected };
  const atHome = postalCode ? matching(pharmacies, postalCode)[0] : undefined;
  return atHome ? { from: 'home', spot: atHome } : null;
}

/** Lists the pharmacies that have the product: those nearby, otherwise the nearest three. */
export function nearby(
  holding: readonly Pharmacy[],
  origin: Origin | null,
): { readonly found: readonly Found[]; readonly far: boolean } {
  const found = nearestFirst(holding, origin?.spot ?? null);
  const near = found.filter(({ distance }) => distance === null || distance <= NEAR_KM);
  const far = near.length === 0 && found.length > 0;
  return { found: far ? found.slice(0, FAR_SHOWN) : near.slice(0, MOST_SHOWN), far };
}
