import type { BusinessDate, Ore, Uuid } from '../../kernel/index.js';

export interface Lot {
  readonly lotId: Uuid;
  readonly orderId: Uuid;
  /** The parcel with the goods. Null when the lot is of a whole order. */
  readonly parcelId: string | null;
  readonly basis: Ore;
  readonly points: number;
  /** The part of `points` that returns of goods took. For the level, `points - reversed` counts. */
  readonly reversed: number;
  readonly returnedBasis: Ore;
  readonly returnIds: readonly Uuid[];
  /** The part of `points` that expired as points. */
  readonly expired: number;
  /** The part of `reversed` that had expired, so that a return could not take it. */
  readonly forgone: number;
  /** The part of `points` that is still spendable. */
  readonly remaining: number;
  readonly earnedOn: BusinessDate;
  readonly expiresOn: BusinessDate;
}

/** Finds the points of a parcel. A lot without a parcel is of the whole order. */
export function lotOf(lots: readonly Lot[], orderId: Uuid, parcelId: string | null): Lot | undefined {
  return lots.find((lot) => lot.orderId === orderId && (lot.parcelId === null || lot.parcelId === parcelId));
}

export interface LotPart {
  readonly lotId: Uuid;
  readonly points: number;
}

/**
 * Adds the points of a purchase, in the order of their days. A job that catches up may add older points after newer
 * ones.
 */
export function withLot(lots: readonly Lot[], lot: Lot): readonly Lot[] {
  const last = lots.at(-1);
  if (!last || last.earnedOn <= lot.earnedOn) return [...lots, lot];
  return lots.toSpliced(
    lots.findIndex(({ earnedOn }) => earnedOn > lot.earnedOn),
    0,
    lot,
  );
}

/** Gives the points of a lapsed cheque back. They are valid at least as long as the cheque was. */
export function withParts(lots: readonly Lot[], parts: readonly LotPart[], through: BusinessDate): readonly Lot[] {
  return withoutParts(
    lots,
    parts.map(({ lotId, points }) => ({ lotId, points: -points })),
  ).map((lot) =>
    lot.expiresOn < through && parts.some(({ lotId }) => lotId === lot.lotId) ? { ...lot, expiresOn: through } : lot,
  );
}

export function withoutParts(lots: readonly Lot[], parts: readonly LotPart[]): readonly Lot[] {
  const taken = new Map(parts.map(({ lotId, points }) => [lotId, points]));
  return lots.map((lot) => {
    const points = taken.get(lot.lotId);
    return points === undefined ? lot : { ...lot, remaining: lot.remaining - points };
  });
}

/** Whether points of this lot can be spent on a date. Its last day counts, even if the expiry job has not run. */
export function spendable(lot: Lot, on: BusinessDate): boolean {
  return lot.remaining > 0 && lot.earnedOn <= on && lot.expiresOn >= on;
}

export function takeOldest(lots: readonly Lot[], points: number, on: BusinessDate): readonly LotPart[] {
  return takeInOrder(
    lots.filter((lot) => spendable(lot, on)),
    points,
  );
}

/** Takes points from the lots in the given order. It takes fewer when the lots do not hold enough. */
export function takeInOrder(lots: readonly Lot[], points: number): readonly LotPart[] {
  const parts: LotPart[] = [];
  let wanted = points;
  for (const lot of lots) {
    if (wanted === 0) break;
    if (lot.remaining === 0) continue;
    const part = Math.min(lot.remaining, wanted);
    parts.push({ lotId: lot.lotId, points: part });
    wanted -= part;
  }
  return parts;
}

export function sumParts(parts: readonly LotPart[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

export function partOf(parts: readonly LotPart[], wanted: Uuid): number {
  return sumParts(parts.filter(({ lotId }) => lotId === wanted));
}

export function sumRemaining(lots: readonly Lot[]): number {
  return lots.reduce((sum, { remaining }) => sum + remaining, 0);
}

export function sumSpendable(lots: readonly Lot[], on: BusinessDate): number {
  return lots.reduce((sum, lot) => (spendable(lot, on) ? sum + lot.remaining : sum), 0);
}
