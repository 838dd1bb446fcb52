import type { Pharmacy } from './pharmacy.js';
import { slugOf } from '../../../domain/catalogue/index.js';
import { kilometres, type Spot } from '../../../domain/delivery/index.js';

export type { Spot };

export interface Found {
  readonly pharmacy: Pharmacy;
  /** The distance in kilometres with one decimal. Null when no position was given. */
  readonly distance: number | null;
}

const POSTCODE = /^\d{3,5}$/;

/**
 * Finds pharmacies by name, town, street, county or postcode. Each word of the query must be a prefix of one of the
 * pharmacy's words.
 */
export function matching(pharmacies: readonly Pharmacy[], q: string): readonly Pharmacy[] {
  const digits = q.replace(/\s/g, '');
  if (POSTCODE.test(digits)) return byPostcode(pharmacies, digits);
  const sought = words(q);
  if (sought.length === 0) return q.trim() === '' ? pharmacies : [];
  return pharmacies
    .filter((pharmacy) => sought.every((word) => wordsOf(pharmacy).some((each) => each.startsWith(word))))
    .sort((one, other) => rank(one, sought) - rank(other, sought));
}

export function nearestFirst(pharmacies: readonly Pharmacy[], near: Spot | null): readonly Found[] {
  if (!near) return pharmacies.map((pharmacy) => ({ pharmacy, distance: null }));
  return pharmacies
    .map((pharmacy) => ({ pharmacy, distance: kilometres(near, pharmacy) }))
    .sort((one, other) => one.distance - other.distance);
}

/**
 * Finds the pharmacies whose postcodes have the longest common prefix with the query, because near postcodes begin
 * alike.
 */
function byPostcode(pharmacies: readonly Pharmacy[], digits: string): readonly Pharmacy[] {
  for (let length = digits.length; length >= 2; length--) {
    const prefix = digits.slice(0, length);
    const near = pharmacies.filter(({ postalCode }) => postalCode.replace(' ', '').startsWith(prefix));
    if (near.length > 0) return near;
  }
  return [];
}

/** Ranks a pharmacy whose town has the words first, then one whose name has them, then others. */
function rank({ name, city }: Pharmacy, sought: readonly string[]): number {
  const inside = (text: string) => sought.every((word) => words(text).some((each) => each.startsWith(word)));
  return inside(city) ? 0 : inside(name) ? 1 : 2;
}

const kept = new WeakMap<Pharmacy, readonly string[]>();

function wordsOf(pharmacy: Pharmacy): readonly string[] {
  const known = kept.get(pharmacy);
  if (known) return known;
  const { name, city, address, county } = pharmacy;
  const made = words(`${name} ${city} ${address} ${county}`);
  kept.set(pharmacy, made);
  return made;
}

/** Splits a text into normalised words, like those of URLs. So å, ä and ö may be typed as a and o. */
function words(text: string): readonly string[] {
  return slugOf(text.slice(0, 200).normalize('NFC')).split('-').filter(Boolean);
}
