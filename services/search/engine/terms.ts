import { LRUCache } from 'lru-cache';

import type { Database } from '../../database/connection.js';
import { isStopWord, knownWords, nearWords, postingsOf, type Postings } from '../index/vocabulary.js';
import type { Shelf } from '../shelf/shelf.js';
import { meantWords, nearestOnly, type MeantWord } from './meant-words.js';
import { NOTHING, termOf, type Term } from './term.js';

/** Postings and terms kept, in products; eight bytes each. */
const MOST_KEPT = 1_500_000;
/** A beginning of one letter may mean hundreds of words; the commonest are enough to choose from. */
const MOST_MEANT = 60;

/** 'dropped' is a word that says nothing by itself. */
export type Resolved = Term | 'dropped';

/**
 * What typed words mean. PostgreSQL finds them in the vocabulary and in its index; what it answered
 * is kept until words or products change.
 */
export class Terms {
  private readonly terms = new LRUCache<string, { readonly term: Promise<Resolved>; readonly version: number }>({ max: 20_000 });
  private readonly postings = new LRUCache<string, Postings>({ maxSize: MOST_KEPT, sizeCalculation: (postings) => 16 + lengthOf(postings) });
  private readonly resolved = new LRUCache<string, Resolved>({ maxSize: MOST_KEPT, sizeCalculation: (term) => 16 + (term === 'dropped' ? 0 : term.places.length) });
  private version = 0;

  constructor(
    private readonly db: Database,
    private readonly shelf: Shelf,
    private readonly inCategory: (word: string, category: number) => boolean,
  ) {}

  /** Words have changed: nothing kept holds. */
  forget(): void {
    this.version += 1;
    this.postings.clear();
    this.resolved.clear();
    this.terms.clear();
  }

  /** Concurrent askers share one question. */
  async of(typed: string, unfinished: boolean): Promise<Resolved> {
    const key = `${unfinished ? '~' : ''}${typed}`;
    const kept = this.resolved.get(key);
    if (kept) return kept;
    const asked = this.terms.get(key);
    if (asked?.version === this.version) return asked.term;
    const { version } = this;
    const term = this.resolve(typed, unfinished);
    this.terms.set(key, { term, version });
    try {
      const answer = await term;
      if (version === this.version) this.resolved.set(key, answer);
      return answer;
    } finally {
      this.terms.delete(key);
    }
  }

  private async resolve(typed: string, unfinished: boolean): Promise<Resolved> {
    const known = (await knownWords(this.db, typed)).filter(({ documents }) => documents > 0);
    const words = meantWords(typed, known, unfinished).filter(({ quality }) => quality > 0);
    if (words.length > 0) return this.term(words, true);
    if (await isStopWord(this.db, typed)) return 'dropped';
    const near = nearestOnly(meantWords(typed, await nearWords(this.db, typed), unfinished));
    return near.length > 0 ? this.term(near, false) : NOTHING;
  }

  private async term(words: readonly MeantWord[], understood: boolean): Promise<Term> {
    const meant = [...words].sort((a, b) => b.quality - a.quality).slice(0, MOST_MEANT);
    const missing = meant.map(({ word }) => word).filter((word) => !this.postings.has(word));
    const found = new Map((await postingsOf(this.db, missing)).map((postings) => [postings.word, postings]));
    for (const [word, postings] of found) this.postings.set(word, postings);
    const all = meant.flatMap(({ word }) => found.get(word) ?? this.postings.get(word) ?? []);
    return termOf(this.shelf, meant, all, this.inCategory, understood);
  }
}

function lengthOf({ A, B, C, D }: Postings): number {
  return A.length + B.length + C.length + D.length;
}
