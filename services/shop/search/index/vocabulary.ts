import { sql } from 'kysely';

import type { Database } from '../../../foundation/database/connection.js';
import { stemOf } from '../swedish.js';
import { folded } from '../words.js';
import { Trigrams } from './trigrams.js';

/** How a word of the shop relates to the typed word, the closest relation first. */
export type Likeness = 'same' | 'folded' | 'stem' | 'begins' | 'compound' | 'within' | 'near';

export interface VocabularyWord {
  readonly word: string;
  readonly folded: string;
  readonly stem: string;
  readonly documents: number;
}

export interface KnownWord extends VocabularyWord {
  readonly likeness: Likeness;
}

const MOST_BEGINNING = 40;
const MOST_WITHIN = 20;
const MOST_NEAR = 24;
/**
 * The fewest letters of a useful stem. Shorter stems begin too many words. Four are enough: "host" begins
 * "hostmedicin".
 */
const SHORTEST_STEM = 4;

export class Vocabulary {
  private readonly byStem = new Map<string, VocabularyWord[]>();
  private readonly trigrams: Trigrams;

  constructor(private readonly words: readonly VocabularyWord[]) {
    this.trigrams = new Trigrams(words.map((word) => word.folded));
    for (const word of words) {
      const stem = folded(word.stem);
      this.byStem.set(stem, [...(this.byStem.get(stem) ?? []), word]);
    }
  }

  /** Returns the stem of a typed word. A known word typed without å, ä and ö gets the stem of the known word. */
  stemOf(typed: string): string {
    const same = this.beginning(folded(typed)).filter((word) => word.folded === folded(typed));
    return (same.find(({ word }) => word === typed) ?? same[0])?.stem ?? stemOf(typed);
  }

  /** Whether the shop has this word, or another form of it. */
  hasWord(typed: string): boolean {
    return this.byStem.has(folded(stemOf(typed))) || this.beginning(folded(typed))[0]?.folded === folded(typed);
  }

  /**
   * Finds the same word, words with the same stem, words with this prefix, compounds, and words that contain the text.
   */
  known(typed: string, stem: string): readonly KnownWord[] {
    const plain = folded(typed);
    const plainStem = folded(stem);
    const beginning = this.beginning(plain);
    const same = beginning.filter((word) => word.folded === plain);
    const stems = this.byStem.get(plainStem) ?? [];
    const compounds = plainStem.length >= SHORTEST_STEM ? this.beginning(plainStem) : [];
    return [
      ...same.map((word) => as(word, word.word === typed ? 'same' : 'folded')),
      ...stems.map((word) => as(word, 'stem')),
      ...commonest(beginning, MOST_BEGINNING).map((word) => as(word, 'begins')),
      ...commonest(compounds, MOST_BEGINNING).map((word) => as(word, 'compound')),
      ...(plain.length >= SHORTEST_STEM
        ? commonest(this.within(plain), MOST_WITHIN).map((word) => as(word, 'within'))
        : []),
    ];
  }

  /** Finds the most similar words by shared groups of three letters. The caller decides which are similar enough. */
  near(typed: string): readonly KnownWord[] {
    return this.trigrams
      .nearest(folded(typed), MOST_NEAR)
      .map((index) => as(this.words[index] as VocabularyWord, 'near'));
  }

  private beginning(plain: string): readonly VocabularyWord[] {
    let end = this.lowest(plain);
    const from = end;
    while (end < this.words.length && this.words[end]?.folded.startsWith(plain)) end += 1;
    return this.words.slice(from, end);
  }

  private within(plain: string): readonly VocabularyWord[] {
    return this.trigrams.holding(plain).map((index) => this.words[index] as VocabularyWord);
  }

  private lowest(plain: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] as VocabularyWord).folded < plain) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function as(word: VocabularyWord, likeness: Likeness): KnownWord {
  return { ...word, likeness };
}

function commonest(words: readonly VocabularyWord[], most: number): readonly VocabularyWord[] {
  return words.length <= most ? words : [...words].sort((a, b) => b.documents - a.documents).slice(0, most);
}

/**
 * Reads all known words. It sorts them in JavaScript, because the binary search compares as JavaScript does, not as
 * PostgreSQL.
 */
export async function readVocabulary(db: Database): Promise<Vocabulary> {
  const { rows } = await sql<
    Omit<VocabularyWord, 'stem'>
  >`SELECT word, folded, documents FROM search_word WHERE documents > 0`.execute(db);
  const words = rows.map((row) => ({ ...row, stem: stemOf(row.word) }));
  return new Vocabulary(words.sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0)));
}
