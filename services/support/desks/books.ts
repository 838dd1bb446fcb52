import { WHOLE, type Desk } from '../audit/desk.js';
import type { BooksDesk } from '../contract/books.js';

const subject = { kind: 'shop', id: 'books' } as const;
const ofDay = (date: string) => ({ subject, item: date });

/** CHK-05: the desk for the booked days. Each download of a file is recorded. */
export const booksDesk: Desk<BooksDesk, 'books'> = {
  name: 'books',
  right: 'books.use',
  shows: 'butikens bokförda dagar med summor, avräkningar och filer',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? subject : null),
  calls: {
    list: { outcome: 'shown', about: () => ({ subject }), reason: 'opened' },
    day: { outcome: 'shown', about: ofDay, reason: 'opened' },
    file: { outcome: 'done', about: ofDay, reason: 'opened' },
    book: { outcome: 'done', about: ofDay, reason: 'opened' },
  },
};
