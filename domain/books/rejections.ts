import type { BusinessDate, Rejection } from '../kernel/index.js';

export type BooksRejection =
  /** The day is booked, or a later one is. Its late events are in a later day. */
  | (Rejection<'DayIsBooked'> & { readonly field: 'date'; readonly last: BusinessDate })
  /** Another run booked a day meanwhile, so these sums may have its events too. */
  | (Rejection<'SumsAreOld'> & { readonly field: 'since' });
