import { paidOf, type BooksEvent, type Trade } from '../../../domain/books/index.js';
import { formatKronorAndOre } from '../../../domain/kernel/index.js';
import type { EventTexts } from './event-text.js';

const sum = ({ rates }: Trade): string => formatKronorAndOre(rates.reduce((all, row) => all + paidOf(row), 0));

export const booksTexts: EventTexts<BooksEvent> = {
  DayBooked: {
    label: 'Dag bokförd',
    line: ({ date, sold, refunded }) => `${date}: sålt ${sum(sold)}, återbetalt ${sum(refunded)}`,
    importance: 'normal',
  },
};
