import type { SearchWordsEvent } from '../../../domain/search-words/index.js';
import type { EventTexts } from './event-text.js';

export const searchWordsTexts: EventTexts<SearchWordsEvent> = {
  SearchWordsPublished: {
    label: 'Sökord publicerade',
    line: ({ version, entries, staffName, reason }) =>
      `Version ${version}, ${entries === 1 ? '1 rad' : `${entries} rader`}, ${staffName}: ${reason}`,
    importance: 'normal',
  },
};
