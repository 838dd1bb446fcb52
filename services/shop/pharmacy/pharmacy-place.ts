import type { Pharmacy } from './pharmacy.js';
import { PHARMACIES } from './register.js';

/** The id of a pharmacy among the places where parcels are collected. */
export function placeIdOf({ id }: Pick<Pharmacy, 'id'>): string {
  return `pharmacy-${id}`;
}

const BY_PLACE = new Map(PHARMACIES.map((pharmacy) => [placeIdOf(pharmacy), pharmacy]));

/** The pharmacy at a place of collection. Undefined for a carrier's place. */
export function pharmacyAt(placeId: string): Pharmacy | undefined {
  return BY_PLACE.get(placeId);
}
