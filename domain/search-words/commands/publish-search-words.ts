import { accept, reject, stockholmDate, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { SearchWordsEvent } from '../events.js';
import { parseWordList } from '../parse.js';
import type { SearchWordsRejection } from '../rejections.js';
import { searchWordsRule } from '../rule.js';
import { newestOf, type SearchWordsState } from '../state.js';

export interface PublishSearchWords {
  readonly type: 'PublishSearchWords';
  readonly text: string;
  /** The version that the staff member edited. 0 is the list that comes with the shop. */
  readonly basedOn: number;
  /** The paths of all categories. Entries may name no others. */
  readonly categories: readonly string[];
  readonly reason: string;
  readonly at: Instant;
  readonly staffName: string;
}

export function publishSearchWords(
  { text, basedOn, categories, at, staffName, ...asked }: PublishSearchWords,
  state: SearchWordsState,
): Decision<SearchWordsEvent, SearchWordsRejection> {
  const { ruleVersion, ...limits } = searchWordsRule.on(stockholmDate(at));
  const reason = asked.reason.trim();
  if (!fits(reason, limits.reason)) return reject({ type: 'ReasonInvalid', field: 'reason', ...limits.reason });
  if (!fits(text.trim(), limits.text)) return reject({ type: 'TextInvalid', field: 'text', ...limits.text });
  const newest = newestOf(state);
  if (newest && newest.version !== basedOn) {
    const { version, staffName: by, at: then } = newest;
    return reject({ type: 'ListChanged', field: 'basedOn', version, staffName: by, at: then });
  }
  const { entries, faults } = parseWordList(text, categories, { ruleVersion, ...limits });
  if (faults.length > 0) return reject({ type: 'ListFaulty', field: 'text', faults });
  if (entries.length > limits.mostEntries) {
    return reject({ type: 'TooManyEntries', field: 'text', most: limits.mostEntries });
  }
  if (newest?.text === text) return unchanged;
  const version = (newest?.version ?? 0) + 1;
  const published = { version, text, entries: entries.length, reason, at, staffName, ruleVersion };
  return accept({ type: 'SearchWordsPublished', data: published });
}

function fits(
  { length }: string,
  { shortest, longest }: { readonly shortest: number; readonly longest: number },
): boolean {
  return length >= shortest && length <= longest;
}
