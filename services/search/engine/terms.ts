import { LRUCache } from 'lru-cache';

import type { IndexReader, Postings } from '../index/index-reader.js';
import type { Vocabulary } from '../index/vocabulary.js';
import { meantWords, nearestOnly, type MeantWord } from './meant-words.js';
import { NOTHING, type Meaning, type Term } from './term.js';

/** Products in kept postings, and in kept terms: four and eight bytes each. */
const MOST_KEPT = 1_500_000;
const OVERHEAD = 32;
/** A beginning of one letter may mean hundreds of words; the commonest are enough to choose from. */
const MOST_MEANT = 60;

/** 'dropped' is a word that says nothing by itself. */
export type Resolved = Term | 'dropped';

/** `typing`: the word is being typed, so what begins with it is enough and its stem is not asked for. */
export type Manner = 'whole' | 'unfinished' | 'typing';

/**
 * What typed words mean. PostgreSQL keeps the vocabulary, stems, tells what is near and which products
 * hold a word; what it answered is kept until words change.
 */
export class Terms {
  private readonly asked = new Map<string, Promise<Resolved>>();
  private readonly postings = new LRUCache<string, Postings>({ maxSize: MOST_KEPT, sizeCalculation: (postings) => OVERHEAD + lengthOf(postings) });
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

  /** Words have changed: nothing kept holds. */
  forget(): void {
    this.version += 1;
    this.postings.clear();
    this.resolved.clear();
    this.asked.clear();
  }

  /** What is kept of a word; undefined when it has to be asked for. */
  kept(typed: string, manner: Manner): Resolved | undefined {
    return this.resolved.get(keyOf(typed, manner));
  }

  /** Concurrent askers share one question. */
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
    const stem = vocabulary.stemOf(typed);
    const begun = manner === 'typing' || stem !== null ? this.meant(vocabulary, typed, stem, manner) : [];
    if (begun.length > 0) return this.term(begun, true);
    const stemmed = await this.reader.stem(typed);
    const words = this.meant(vocabulary, typed, stemmed.stem, manner);
    if (words.length > 0) return this.term(words, true);
    if (stemmed.stop) return 'dropped';
    const near = nearestOnly(meantWords(typed, await this.reader.near(typed), manner !== 'whole'));
    return near.length > 0 ? this.term(near, false) : NOTHING;
  }

  private meant(vocabulary: Vocabulary, typed: string, stem: string | null, manner: Manner): readonly MeantWord[] {
    return meantWords(typed, vocabulary.known(typed, stem), manner !== 'whole').filter(({ quality }) => quality > 0);
  }

  private async term(words: readonly MeantWord[], understood: boolean): Promise<Term> {
    const meant = [...words].sort((a, b) => b.quality - a.quality).slice(0, MOST_MEANT);
    const postings: Postings[] = [];
    const missing: string[] = [];
    for (const { word } of meant) {
      const kept = this.postings.get(word);
      if (kept) postings.push(kept);
      else missing.push(word);
    }
    for (const read of await this.reader.postings(missing)) {
      this.postings.set(read.word, read);
      postings.push(read);
    }
    return this.make({ meant, postings, understood });
  }
}

function keyOf(typed: string, manner: Manner): string {
  return `${manner} ${typed}`;
}

function lengthOf({ A, B, C, D }: Postings): number {
  return A.length + B.length + C.length + D.length;
}
