import type { Slice } from '../kernel/index.js';
import type { PublishSearchWords } from './commands/publish-search-words.js';
import { decide } from './decide.js';
import { searchWordsEvents, type SearchWordsEvent } from './events.js';
import type { SearchWordsRejection } from './rejections.js';
import { evolve, initial, type SearchWordsState } from './state.js';

/** The search words of the whole shop, in a single stream. */
export const searchWords: Slice<
  PublishSearchWords,
  SearchWordsState,
  SearchWordsEvent,
  SearchWordsRejection,
  'search-words'
> = { kind: 'search-words', events: searchWordsEvents, initial, evolve, decide };

export const SEARCH_WORDS = 'shop';

export type { PublishSearchWords } from './commands/publish-search-words.js';
export type { Age, Entry, FaultCode, Goods, LineFault } from './entry.js';
export { parseWordList, type WordList } from './parse.js';
export type { SearchWordsRejection } from './rejections.js';
export { searchWordsRule } from './rule.js';
export { newestOf, type PublishedWords, type SearchWordsState } from './state.js';
export * from './events.js';
