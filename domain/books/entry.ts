import { comparePositions, type BusinessDate, type Ore, type Position } from '../kernel/index.js';
import type { ChequeSums, Movement, Place, RateSums } from './day.js';

/** An event that the books must have, with the day on which it happened. */
interface Booked {
  readonly eventId: string;
  readonly position: Position;
  readonly day: BusinessDate;
}

export interface TradeEntry {
  readonly kind: 'sold' | 'refunded';
  readonly rates: readonly RateSums[];
  readonly at: Place;
}

export interface MovedEntry extends Movement {
  readonly kind: 'moved';
}

export interface ChequeEntry {
  readonly kind: 'cheque';
  readonly what: keyof ChequeSums;
  readonly amount: Ore;
}

export type EntryBody = TradeEntry | MovedEntry | ChequeEntry;
export type Entry = Booked & EntryBody;

/** How far the books reach: the last booked day, and the position up to which it read events. */
export interface BookedThrough {
  readonly date: BusinessDate;
  readonly through: Position;
}

/**
 * Whether an event belongs to the next booking, on `date`. Each day is booked once, so what became known later goes
 * into the first day that is not yet booked. The very first booking has only its own day.
 */
export function isDue(
  { day, position }: Pick<Booked, 'day' | 'position'>,
  date: BusinessDate,
  last: BookedThrough | null,
): boolean {
  if (day > date) return false;
  if (!last) return day === date;
  return day > last.date || comparePositions(position, last.through) > 0;
}
