import { WHOLE, type About, type Desk } from '../audit/desk.js';
import type { SearchWordsDesk } from '../contract/search-words.js';

const about = (): About => ({ subject: { kind: 'shop', id: 'search-words' } });

/** CAT-05: the desk for the words that people type and the goods that they mean. */
export const searchWordsDesk: Desk<SearchWordsDesk, 'search-words'> = {
  name: 'search-words',
  right: 'shop.change-search-words',
  shows: 'sökorden och vem som har ändrat dem',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? about().subject : null),
  calls: {
    shown: { outcome: 'shown', about, reason: 'opened' },
    preview: { outcome: 'shown', about, reason: 'opened' },
    publish: { outcome: 'done', about, reason: { given: (_request, reason) => reason } },
  },
};
