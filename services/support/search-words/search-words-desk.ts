import { isRejected } from '../../../domain/kernel/index.js';
import { lackOf } from '../../../domain/permission/index.js';
import {
  newestOf,
  SEARCH_WORDS,
  searchWords,
  type PublishSearchWords,
  type SearchWordsState,
} from '../../../domain/search-words/index.js';
import type { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Staff } from '../../access/staff/staff.js';
import type { Failure, Result } from '../../foundation/problem/result-contract.js';
import type { Preview, SearchWordsPreview } from '../../shop/search/search-words/preview.js';
import type { PublishedWords } from '../../shop/search/search-words/published-words.js';
import { CATEGORY_PATHS, entriesOf, SHIPPED_WORDS } from '../../shop/search/search-words/shipped-words.js';
import type { SearchWordsDesk, WordsRequest, WordsShown, WordsVersion } from '../contract/search-words.js';
import { searchWordsRefusals, type SearchWordsRefusal } from './search-words-refusals.js';

export interface SearchWordsParts {
  readonly commands: CommandHandling;
  readonly clock: Pick<Clock, 'now'>;
  readonly previews: SearchWordsPreview;
  readonly published: Pick<PublishedWords, 'look'>;
}

/** A preview needs no reason. The rule asks for one, so the preview fills it in. */
const OF_PREVIEW = 'Förhandsgranskning';

/** The list of search words at the console: shown, tried and published (CAT-05). */
export class StaffSearchWords implements SearchWordsDesk {
  constructor(
    private readonly parts: SearchWordsParts,
    private readonly staff: Staff,
  ) {}

  async shown(sought: string, version: number | null): Promise<WordsShown> {
    const state = await this.state();
    const newest = newestOf(state)?.version ?? 0;
    const shown = version === null || textOf(state, version) === undefined ? newest : version;
    const text = textOf(state, shown) ?? SHIPPED_WORDS;
    const newestText = textOf(state, newest) ?? SHIPPED_WORDS;
    return { versions: versionsOf(state), newest, newestText, version: shown, text, lines: linesWith(text, sought) };
  }

  async preview(request: WordsRequest, queries: readonly string[]): Promise<Result<{ readonly preview: Preview }>> {
    const state = await this.state();
    const decided = searchWords.decide(this.commandOf(request, OF_PREVIEW), state);
    if (isRejected(decided)) return refused(decided.rejected);
    const before = newestOf(state)?.text ?? SHIPPED_WORDS;
    return { ok: true, preview: await this.parts.previews.of(before, request.text, queries) };
  }

  async publish(request: WordsRequest, reason: string): Promise<Result<{ readonly version: number }>> {
    if (lackOf(this.staff.role, 'shop.change-search-words')) return refused({ type: 'FORBIDDEN' });
    const context = newContext({ kind: 'staff', id: this.staff.staffId });
    const command = this.commandOf(request, reason);
    const outcome = await this.parts.commands.handle(searchWords, SEARCH_WORDS, command, context);
    if (!outcome.ok) return refused(outcome.rejection);
    await this.parts.published.look();
    return { ok: true, version: newestOf(outcome.state)?.version ?? 0 };
  }

  private state(): Promise<SearchWordsState> {
    return this.parts.commands.load(searchWords, SEARCH_WORDS);
  }

  private commandOf({ text, basedOn }: WordsRequest, reason: string): PublishSearchWords {
    const at = this.parts.clock.now();
    const { name: staffName } = this.staff;
    return { type: 'PublishSearchWords', text, basedOn, categories: CATEGORY_PATHS, reason, at, staffName };
  }
}

/** Undefined for a version that does not exist. */
function textOf({ versions }: SearchWordsState, version: number): string | undefined {
  return version === 0 ? SHIPPED_WORDS : versions.find((each) => each.version === version)?.text;
}

function versionsOf({ versions }: SearchWordsState): readonly WordsVersion[] {
  const shipped: WordsVersion = { version: 0, entries: entriesOf(SHIPPED_WORDS).length, by: null };
  const published = versions.map(({ version, entries, staffName, at, reason }): WordsVersion => ({
    version,
    entries,
    by: { staffName, at, reason },
  }));
  return [shipped, ...published].reverse();
}

function linesWith(text: string, sought: string): WordsShown['lines'] {
  const word = sought.trim().toLowerCase();
  if (word === '') return null;
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text.toLowerCase().includes(word));
}

function refused(rejection: SearchWordsRefusal): Failure {
  return { ok: false, errors: searchWordsRefusals(rejection) };
}
