import type { DomainEvent, EventDefinitions, Instant, Position } from '../kernel/index.js';
import type { BooksDay } from './day.js';

/**
 * A day was booked, once and for all. The event keeps the sums, so its file is always the same. `through` is the
 * position up to which the day's events were read, and `next` where the next booking begins to read.
 */
export type DayBooked = DomainEvent<
  'DayBooked',
  BooksDay & {
    readonly through: Position;
    readonly next: Position;
    readonly chartVersion: string;
    readonly bookedAt: Instant;
  }
>;

export type BooksEvent = DayBooked;

export const booksEvents: EventDefinitions<BooksEvent> = { DayBooked: { version: 1 } };
