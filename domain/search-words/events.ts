import type { DomainEvent, EventDefinitions, Instant } from '../kernel/index.js';

/** Staff published a list of search words. It applies from now on, instead of the earlier one (CAT-05). */
export type SearchWordsPublished = DomainEvent<
  'SearchWordsPublished',
  {
    /** The number of this version. The list that comes with the shop is version 0. */
    readonly version: number;
    readonly text: string;
    readonly entries: number;
    readonly reason: string;
    readonly at: Instant;
    readonly staffName: string;
    readonly ruleVersion: string;
  }
>;

export type SearchWordsEvent = SearchWordsPublished;

export const searchWordsEvents: EventDefinitions<SearchWordsEvent> = { SearchWordsPublished: { version: 1 } };
