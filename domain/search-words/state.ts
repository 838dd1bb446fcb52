import type { SearchWordsEvent, SearchWordsPublished } from './events.js';

export type PublishedWords = SearchWordsPublished['data'];

export interface SearchWordsState {
  /** All versions, the oldest first. */
  readonly versions: readonly PublishedWords[];
}

export const initial: SearchWordsState = { versions: [] };

/** The version in force. Null while the shop uses the list that came with it. */
export function newestOf({ versions }: SearchWordsState): PublishedWords | null {
  return versions.at(-1) ?? null;
}

export function evolve(state: SearchWordsState, event: SearchWordsEvent): SearchWordsState {
  switch (event.type) {
    case 'SearchWordsPublished':
      return { versions: [...state.versions, event.data] };
    default:
      event.type satisfies never;
      return state;
  }
}
