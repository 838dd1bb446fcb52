import { dated } from '../kernel/index.js';

/**
 * Allowed lengths in characters, and the sizes of the list (CAT-05). A text of this length still fits in the largest form
 * that the shop reads.
 */
export const searchWordsRule = dated('search-words', [
  {
    from: '2000-01-01',
    value: {
      reason: { shortest: 3, longest: 200 },
      text: { shortest: 1, longest: 50_000 },
      mostEntries: 3_000,
      mostLettersOfPhrase: 60,
      mostWordsOfPhrase: 5,
      mostPhrasesOfEntry: 20,
      mostGoodsOfEntry: 20,
    },
  },
]);

export type SearchWordsLimits = ReturnType<typeof searchWordsRule.on>;
