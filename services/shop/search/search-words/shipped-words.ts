import { parseWordList, searchWordsRule, type Entry } from '../../../../domain/search-words/index.js';
import { TAXONOMY } from '../../catalogue/taxonomy.js';
import shipped from './search-words.txt.js';

export const CATEGORY_PATHS: readonly string[] = TAXONOMY.map(({ path }) => path);

/** The list that comes with the shop. It applies until staff publish their own (CAT-05). */
export const SHIPPED_WORDS: string = shipped;

/**
 * Reads a list without checking its limits again, because it was checked when it was published. Faulty lines, such as
 * those with a category that a later release removed, are left out.
 */
export function entriesOf(text: string): readonly Entry[] {
  const limits = searchWordsRule.versions.at(-1);
  if (!limits) throw new RangeError('the rule of search words has no version');
  return parseWordList(text, CATEGORY_PATHS, limits).entries;
}
