import { BOOKS, paidOf, verificationsOf, type DayBooked, type Trade } from '../../../domain/books/index.js';
import { addDays, stockholmDate, type Ore } from '../../../domain/kernel/index.js';
import { lackOf } from '../../../domain/permission/index.js';
import { streamId } from '../../../domain/slices.js';
import type { Clock } from '../../foundation/clock.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { Staff } from '../../access/staff/staff.js';
import { BOOK_DAYS } from '../../shop/books/book-days.js';
import { sieFile } from '../../shop/books/sie-file.js';
import type { BookedDayShown, BooksDayShown, BooksDesk, BooksShown, SieFile } from '../contract/books.js';
import type { ShopJobs } from './shop-jobs.js';

export interface BooksDeskParts {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly jobs: Pick<ShopJobs, 'run'>;
  readonly clock: Pick<Clock, 'now'>;
}

const SHOWN = 92;
const STREAM = streamId('books', BOOKS);

/** Shows the booked days to one member of staff, who becomes the actor of a day booked by hand. */
export class StaffBooks implements BooksDesk {
  constructor(
    private readonly parts: BooksDeskParts,
    private readonly staff: Staff,
  ) {}

  async list(): Promise<BooksShown> {
    const days = (await this.booked(SHOWN)).map(shown);
    const nextDate = addDays(days[0]?.date ?? addDays(stockholmDate(this.parts.clock.now()), -2), 1);
    return { days, nextDate };
  }

  async day(date: string): Promise<BooksDayShown | null> {
    const data = await this.find(date);
    if (!data) return null;
    const { bookedAt, chartVersion, reconciled, settlements, cheques } = data;
    const verifications = verificationsOf(data);
    return { date: data.date, bookedAt, chartVersion, reconciled, settlements, cheques, verifications };
  }

  async file(date: string): Promise<SieFile | null> {
    const data = await this.find(date);
    return data && sieFile(data);
  }

  async book(date: string): Promise<Result> {
    const { role, staffId: id } = this.staff;
    if (lackOf(role, 'books.use'))
      return { ok: false, errors: [{ code: 'FORBIDDEN', message: 'Din roll får inte bokföra.' }] };
    return this.parts.jobs.run(BOOK_DAYS, date, { kind: 'staff', id });
  }

  private async find(date: string): Promise<DayBooked['data'] | null> {
    return (await this.booked()).find((day) => day.date === date) ?? null;
  }

  private async booked(limit?: number): Promise<readonly DayBooked['data'][]> {
    const events = await this.parts.store.readStream(STREAM, { direction: 'backwards', ...(limit && { limit }) });
    return events.map(({ data }) => data as DayBooked['data']);
  }
}

function shown({ date, bookedAt, sold, refunded, settlements, reconciled }: DayBooked['data']): BookedDayShown {
  const fees = settlements.reduce((sum, each) => sum + each.fees, 0);
  const paidOut = settlements.reduce((sum, each) => sum + each.reported, 0) - fees;
  return {
    ...{ date, bookedAt, fees, paidOut },
    ...{ sold: paid(sold), refunded: paid(refunded), vat: vat(sold) - vat(refunded) },
    difference: reconciled && reconciled.reported - reconciled.ours,
  };
}

function paid({ rates }: Trade): Ore {
  return rates.reduce((sum, row) => sum + paidOf(row), 0);
}

function vat({ rates }: Trade): Ore {
  return rates.reduce((sum, row) => sum + row.vat, 0);
}
