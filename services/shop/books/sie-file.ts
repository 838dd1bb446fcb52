import { sie4, verificationsOf, type DayBooked } from '../../../domain/books/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { COMPANY } from '../../foundation/company.js';

/** The file of a booked day. It follows from the event alone, so it has the same bytes each time. */
export function sieFile(data: DayBooked['data']): { readonly name: string; readonly bytes: Uint8Array } {
  const bytes = sie4({
    company: COMPANY,
    madeOn: stockholmDate(data.bookedAt),
    date: data.date,
    verifications: verificationsOf(data),
  });
  return { name: `algort-${data.date}.se`, bytes };
}
