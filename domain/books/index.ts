import type { Slice } from '../kernel/index.js';
import type { BookDay } from './commands/book-day.js';
import { decide } from './decide.js';
import { booksEvents, type BooksEvent } from './events.js';
import type { BooksRejection } from './rejections.js';
import { evolve, initial, type BooksState } from './state.js';

/** The booked days of the shop, in a single stream. */
export const books: Slice<BookDay, BooksState, BooksEvent, BooksRejection, 'books'> = {
  kind: 'books',
  events: booksEvents,
  initial,
  evolve,
  decide,
};

export const BOOKS = 'shop';

export * from './day.js';
export { isDue, type BookedThrough, type Entry } from './entry.js';
export * from './events.js';
export { sie4, type BooksFile, type Company } from './file/sie4.js';
export * from './money/index.js';
export * from './settlement.js';
export { sumUp, type Gathered } from './sum-up.js';
export { verificationsOf, type Posting, type Verification } from './verifications.js';
export type { BookDay } from './commands/book-day.js';
export type { BooksRejection } from './rejections.js';
export type { BooksState } from './state.js';
