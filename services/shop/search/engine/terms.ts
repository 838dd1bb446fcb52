import { LRUCache } from 'lru-cache';

import type { IndexReader, Postings } from '../index/index-reader.js';
import type { Vocabulary } from '../index/vocabulary.js';
import { isStopWord } from '../swedish.js';
import { meantWords, nearestOnly, type MeantWord } from './meant-words.js';
import { NOTHING, type Meaning, type Term } from './term.js';

/** The most products in all cached terms. Each takes eight bytes. All two-letter prefixes for 50,000 products fit. */
const MOST_KEPT = 6_000_000;
const OVERHEAD = 32;
/**
 * The most words that a typed text may mean. A prefix of one letter begins hundreds of words, and the likeliest are
 * enough.
 */
const MOST_MEANT = 60;

/** 'dropped' is a stop word, such as "och", that the search ignores. */
export type Resolved = Term | 'dropped';

export type Manner = 'whole' | 'unfinished' | 'typing';

/**
 * Finds what typed words mean. PostgreSQL holds the vocabulary and the postings (which products contain a word). Both
 * are cached until words change. The stem of a word is computed in this process. Searches that asked the database for
 * it were the slowest one per cent (bench `search.p99Ms`).
 */
export class Terms {
  private readonly asked = new Map<string, Promise<Resolved>>();
  /** The postings of all words. Null until they have been read after a change of words. */
  private postings: ReadonlyMap<string, Postings> | null = null;
  private readonly resolved = new LRUCache<string, Exclude<Resolved, 'dropped'> | 'dropped'>({
    maxSize: MOST_KEPT,
    sizeCalculation: (term) => OVERHEAD + (term === 'dropped' ? 0 : term.places.length),
  });
  private version = 0;

  constructor(
    private readonly reader: IndexReader,
    private readonly vocabulary: () => Promise<Vocabulary>,
    private readonly make: (meaning: Meaning) => Term,
  ) {}

  /** Clears all caches, because the words of the index have changed. */
  forget(): void {
    this.version += 1;
    this.postings = null;
    this.resolved.clear();
    this.asked.clear();
  }

  /** Reads all postings, so that a word typed for the first time needs no query. */
  async readAll(): Promise<void> {
    const { version } = this;
    const postings = await this.reader.allPostings();
    if (version === this.version) this.postings = postings;
  }

  /** Returns a cached term, or undefined when the word must be resolved first. */
  kept(typed: string, manner: Manner): Resolved | undefined {
    return this.resolved.get(keyOf(typed, manner));
  }

  /** Resolves a word. Concurrent callers share one query. */
  of(typed: string, manner: Manner): Promise<Resolved> {
    const key = keyOf(typed, manner);
    let answer = this.asked.get(key);
    if (!answer) {
      answer = this.ask(typed, manner, key);
      this.asked.set(key, answer);
    }
    return answer;
  }

  private async ask(typed: string, manner: Manner, key: string): Promise<Resolved> {
    const { version } = this;
    try {
      const answer = await this.resolve(typed, manner);
      if (version === this.version) this.resolved.set(key, answer);
      return answer;
    } finally {
      if (version === this.version) this.asked.delete(key);
    }
  }

  private async resolve(typed: string, manner: Manner): Promise<Resolved> {
    const vocabulary = await this.vocabulary();
    const words = this.meant(vocabulary, typed, manner);
    if (words.length > 0) return this.term(words, true);
    if (isStopWord(typed)) return 'dropped';
    const near = this.near(vocabulary, typed, manner);
    return near.length > 0 ? this.term(near, false) : NOTHING;
  }

  private near(vocabulary: Vocabulary, typed: string, manner: Manner): readonly MeantWord[] {
    return nearestOnly(meantWords(typed, vocabulary.near(typed), manner !== 'whole'));
  }

  private meant(vocabulary: Vocabulary, typed: string, manner: Manner): readonly MeantWord[] {
    return meantWords(typed, vocabulary.known(typed, vocabulary.stemOf(typed)), manner !== 'whole').filter(
      ({ quality }) => quality > 0,
    );
  }

  private async term(known: readonly MeantWord[], understood: boolean): Promise<Term> {
    const meant = [...known].sort((a, b) => b.quality - a.quality).slice(0, MOST_MEANT);
    const words = meant.map(({ word }) => word);
    const postings = this.postings
      ? words.flatMap((word) => this.postings?.get(word) ?? [])
      : await this.reader.postings(words);
    return this.make({ meant, postings, understood });
  }
}

function keyOf(typed: string, manner: Manner): string {
  return `${manner} ${typed}`;
}
