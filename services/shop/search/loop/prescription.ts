import type { Shelf } from '../shelf/shelf.js';
import type { CustomData } from './schemas.js';

/** The first rank of prescription items on the shelf. */
const PRESCRIPTION = 4;

/** rx: 0 leaves out prescription items (CAT-14). */
export function withPrescription({ rx }: CustomData): boolean {
  return rx === undefined || (rx !== 0 && rx !== '0' && rx !== false);
}

/** The places that may be shown under `rx`. */
export function shownUnder(customData: CustomData, shelf: Shelf, places: readonly number[]): readonly number[] {
  return withPrescription(customData)
    ? places
    : places.filter((place) => (shelf.columns.rank[place] as number) < PRESCRIPTION);
}
