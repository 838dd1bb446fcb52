import { accept, reject, type Decision, type Instant, type Position } from '../../kernel/index.js';
import { charts } from '../accounts.js';
import type { BooksDay } from '../day.js';
import type { BooksEvent } from '../events.js';
import type { BooksRejection } from '../rejections.js';
import type { BooksState } from '../state.js';

export interface BookDay {
  readonly type: 'BookDay';
  readonly day: BooksDay;
  readonly through: Position;
  readonly next: Position;
  /** Up to where the books reached when the sums were gathered. Null before the first booked day. */
  readonly since: Position | null;
  readonly bookedAt: Instant;
}

/** Books a day once. A day that is booked never changes, so its file can be fetched again and again. */
export function bookDay(
  { day, through, next, since, bookedAt }: BookDay,
  { last }: BooksState,
): Decision<BooksEvent, BooksRejection> {
  if (last && day.date <= last.date) return reject({ type: 'DayIsBooked', field: 'date', last: last.date });
  if ((last?.through ?? null) !== since) return reject({ type: 'SumsAreOld', field: 'since' });
  const { ruleVersion: chartVersion } = charts.on(day.date);
  return accept({ type: 'DayBooked', data: { ...day, through, next, chartVersion, bookedAt } });
}
