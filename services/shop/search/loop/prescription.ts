import type { Shelf } from '../shelf/shelf.js';
import type { CustomData } from './schemas.js';

/** Prescription items have this rank or a higher one (columns.ts). */
const PRESCRIPTION = 4;

/** Whether prescription items may be shown. The field rx leaves them out when it is 0 (CAT-14). */
export function withPrescription({ rx }: CustomData): boolean {
  return rx === undefined || (rx !== 0 && rx !== '0' && rx !== false);
}

/** Returns the products that may be shown. Prescription items are left out when rx is 0. */
export function shownUnder(customData: CustomData, shelf: Shelf, places: readonly number[]): readonly number[] {
  return withPrescription(customData)
    ? places
    : places.filter((place) => (shelf.columns.rank[place] as number) < PRESCRIPTION);
}
