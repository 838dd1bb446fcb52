import { BOOKS, books, sumUp, type BooksEvent, type DayBooked } from '../../../domain/books/index.js';
import { addDays, atStockholm, endOfDay, type BusinessDate } from '../../../domain/kernel/index.js';
import { streamId } from '../../../domain/slices.js';
import type { Clock } from '../../foundation/clock.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { defineJob, type Job, type Subject } from '../../foundation/job-engine/job.js';
import { dayEvents } from './day-events.js';
import { dueSettlements, type Partners } from './due-settlements.js';
import { reportedSum } from './reported-sum.js';

export interface BooksParts {
  readonly store: Pick<EventStore, 'readAll' | 'readStreams'>;
  readonly commands: Pick<CommandHandling, 'load'>;
  readonly settlements: Partners;
  readonly clock: Pick<Clock, 'now'>;
}

/** The name of the job. It is part of each run's stream and of its command ids, so never rename it. */
export const BOOK_DAYS = 'books';

const sum = (of: (data: DayBooked['data']) => number) => (event: BooksEvent) => of(event.data);

/**
 * CHK-05: books the day before, after the reconciliation has compared it. A run that finds no reconciliation fails, and
 * is repeated until there is one.
 */
export function bookDays(parts: BooksParts): Job {
  return defineJob<BooksEvent>({
    name: BOOK_DAYS,
    dueAt: (date) => atStockholm(addDays(date, 1), '10:45'),
    effectiveAt: endOfDay,
    subjects: (db, date) => theBooks(parts, db, date),
    views: ['job-run'],
    harmless: ['DayIsBooked'],
    alone: true,
    eventTypes: ['DayBooked'],
    sums: {
      settlements: sum(({ settlements }) => settlements.length),
      difference: sum(({ reconciled }) => (reconciled ? reconciled.reported - reconciled.ours : 0)),
    },
  });
}

async function* theBooks(parts: BooksParts, db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  const state = await parts.commands.load(books, BOOKS);
  const isBooked = state.last !== null && date <= state.last.date;
  const command = isBooked ? null : await bookDay(parts, db, date);
  yield [
    {
      streamId: streamId('books', BOOKS),
      send: command && ((commands, context) => commands.handle(books, BOOKS, command, context)),
    },
  ];
}

async function bookDay({ store, commands, settlements, clock }: BooksParts, db: Database, date: BusinessDate) {
  const reported = await reportedSum(db, date);
  const state = await commands.load(books, BOOKS);
  const { entries, through, next } = await dayEvents(store, date, state);
  const paidOut = await dueSettlements(settlements, commands, date, state.settled);
  const day = sumUp({ date, entries, settlements: paidOut, reported });
  const since = state.last?.through ?? null;
  return { type: 'BookDay', day, through, next, since, bookedAt: clock.now() } as const;
}
