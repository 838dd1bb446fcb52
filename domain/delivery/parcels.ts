import type { CartLine } from '../cart/events.js';
import { isCold, type LineFlag } from '../catalogue/flags.js';

/** What a parcel needs on its way. The order of the list is the order of an order's parcels (CHK-16). */
export const PARCEL_KINDS = ['ambient', 'prescription', 'chilled'] as const;
export type ParcelKind = (typeof PARCEL_KINDS)[number];

export interface ParcelLine extends Pick<CartLine, 'type'> {
  readonly flags: readonly LineFlag[];
}

export interface Parcel<Line> {
  readonly kind: ParcelKind;
  readonly lines: readonly Line[];
}

/** Cold prescription goods are packed with the other cold goods, because only the chilled carrier may take them. */
export function parcelKindOf(line: ParcelLine): ParcelKind {
  if (isCold(line)) return 'chilled';
  return line.type === 'Rx' ? 'prescription' : 'ambient';
}

/** Parts goods into parcels. Each line is in exactly one of them, and no parcel is empty. */
export function parcelsOf<Line extends ParcelLine>(lines: readonly Line[]): readonly Parcel<Line>[] {
  return PARCEL_KINDS.map((kind) => ({ kind, lines: lines.filter((line) => parcelKindOf(line) === kind) })).filter(
    (parcel) => parcel.lines.length > 0,
  );
}

/** The kind of one parcel with all of these goods. One cold line makes the whole parcel cold. */
export function kindOfWhole(lines: readonly ParcelLine[]): ParcelKind {
  return parcelsOf(lines).at(-1)?.kind ?? 'ambient';
}
