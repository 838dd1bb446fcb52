import type { PickupPlace } from '../../../../domain/cart/index.js';
import { nearEnough, spotOf, type WithDistance } from '../../../../domain/delivery/index.js';
import { PHARMACIES } from '../../pharmacy/register.js';
import { bundledPlaces, type KnownPlace } from './bundled-places.js';

const PLACES: readonly KnownPlace[] = PHARMACIES.flatMap(bundledPlaces);

/**
 * The places of an option near each pharmacy, kept after the first measuring. There are no more of these lists than
 * pharmacies and options. Measured again for each call they were half of the work of a delivery choice (bench `checkout`).
 */
const NEAR = new Map<string, readonly WithDistance<KnownPlace>[]>();

/** The places near a postcode, the nearest first. Empty for an option that comes home. */
export function placesNear(optionId: string, postalCode: string): readonly WithDistance<KnownPlace>[] {
  const spot = spotOf(postalCode, PHARMACIES);
  const key = `${optionId} ${spot.id}`;
  const known = NEAR.get(key);
  if (known) return known;
  const places = PLACES.filter((place) => place.optionId === optionId);
  const near = nearEnough(places, spot);
  NEAR.set(key, near);
  return near;
}

/**
 * The place of a choice: the wanted one if it is of the option and near enough, the nearest if none is wanted. Undefined
 * when the wanted place is not offered, null when the option needs none.
 */
export function placeOf(
  near: readonly WithDistance<KnownPlace>[],
  wanted: string | null,
): WithDistance<KnownPlace> | null | undefined {
  if (near.length === 0) return wanted === null ? null : undefined;
  return wanted === null ? (near[0] ?? null) : near.find(({ placeId }) => placeId === wanted);
}

/** Whether the chosen place is still one of those offered. An option that comes home has none. */
export function isPlaceOffered(optionId: string, postalCode: string, chosen: PickupPlace | null): boolean {
  const near = placesNear(optionId, postalCode);
  return chosen ? near.some(({ placeId }) => placeId === chosen.placeId) : near.length === 0;
}
