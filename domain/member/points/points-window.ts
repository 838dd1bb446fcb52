import { addDays, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { levelTable } from '../level/level-table.js';
import type { Lot } from './lots.js';

/** The points of one purchase that count for the level. Points that returns took are subtracted. */
export interface CountedLot {
  readonly lotId: Uuid;
  readonly orderId: Uuid;
  readonly points: number;
  readonly earnedOn: BusinessDate;
}

/** The first day of the 365-day window that ends with this date. Both days count. */
export function windowStart(on: BusinessDate): BusinessDate {
  return addDays(on, 1 - levelTable.on(on).windowDays);
}

/** Points earned in a period, minus points of returned goods. Points in cheques count too. */
export function sumEarned(lots: readonly Lot[], from: BusinessDate, to: BusinessDate): number {
  return lots.reduce(
    (sum, lot) => (lot.earnedOn >= from && lot.earnedOn <= to ? sum + lot.points - lot.reversed : sum),
    0,
  );
}

export function countedLots(lots: readonly Lot[], from: BusinessDate, to: BusinessDate): readonly CountedLot[] {
  return lots
    .filter(({ earnedOn, points, reversed }) => earnedOn >= from && earnedOn <= to && points > reversed)
    .map(({ lotId, orderId, points, reversed, earnedOn }) => ({
      lotId,
      orderId,
      points: points - reversed,
      earnedOn,
    }));
}
