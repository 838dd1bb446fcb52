import { START, type Position } from '../kernel/index.js';
import type { BookedThrough } from './entry.js';
import type { BooksEvent } from './events.js';
import type { PayingPartner } from './settlement.js';

export interface BooksState {
  /** Null before the first booked day. */
  readonly last: BookedThrough | null;
  readonly next: Position;
  /** The number of the last settlement of each partner that is booked. */
  readonly settled: Readonly<Record<PayingPartner, number>>;
}

export const initial: BooksState = { last: null, next: START, settled: { adyen: 0, finance: 0 } };

export function evolve(state: BooksState, event: BooksEvent): BooksState {
  switch (event.type) {
    case 'DayBooked': {
      const { date, through, next, settlements } = event.data;
      const settled = Object.fromEntries(settlements.map(({ partner, number }) => [partner, number]));
      return { last: { date, through }, next, settled: { ...state.settled, ...settled } };
    }
    default:
      event.type satisfies never;
      return state;
  }
}
