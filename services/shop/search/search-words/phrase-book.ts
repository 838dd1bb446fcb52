import { stemmer } from '@orama/stemmers/swedish';
import { LRUCache } from 'lru-cache';

import type { Entry } from '../../../../domain/search-words/index.js';
import { editDistance, faultsAllowed } from '../engine/edit-distance.js';
import { Trigrams } from '../index/trigrams.js';
import { isStopWord } from '../swedish.js';
import { folded, wordsOf } from '../words.js';

/** A run of typed words that is a phrase of the list. */
export interface Passage {
  readonly entry: Entry;
  readonly from: number;
  /** The index after the last word. */
  readonly to: number;
}

export interface NearWord {
  readonly word: string;
  readonly faults: number;
}

const MOST_NEAR = 8;
const MOST_BEGINNING = 3;
const SHORTEST_BEGINNING = 3;

/**
 * Finds the phrases of the list of search words in typed words (CAT-05). Endings, plain letters for å, ä and ö, hyphens
 * and small words such as "i" make no difference.
 */
export class PhraseBook {
  private readonly exact = new Map<string, Entry>();
  private readonly stems = new Map<string, Entry>();
  /** The stems with which a phrase begins. Most queries have none of them, and cost no more than this look. */
  private readonly firsts = new Set<string>();
  private readonly known = new Map<string, string>();
  private readonly sorted: readonly string[];
  private readonly longest: number;
  private nearest: { readonly words: readonly string[]; readonly trigrams: Trigrams } | null = null;

  constructor(readonly entries: readonly Entry[]) {
    let longest = 1;
    for (const entry of entries) {
      for (const phrase of entry.phrases) longest = Math.max(longest, this.add(phrase, entry));
    }
    this.longest = longest;
    this.sorted = [...this.exact.keys()].sort();
  }

  /** Returns the phrases in the typed words, the longest first at each place. They do not overlap. */
  passages(words: readonly string[]): readonly Passage[] {
    const found: Passage[] = [];
    for (let from = 0; from < words.length;) {
      const passage = this.passageAt(words, from);
      if (passage) found.push(passage);
      from = passage ? passage.to : from + 1;
    }
    return found;
  }

  has(word: string): boolean {
    return this.known.has(folded(word)) || this.stems.has(stemKey(word));
  }

  /** Returns the word of the list with the fewest typing errors. Null when none is similar enough. */
  near(typed: string): NearWord | null {
    const plain = folded(typed);
    const allowed = faultsAllowed(plain.length);
    if (allowed === 0) return null;
    this.nearest ??= nearestAmong([...this.known.keys()]);
    const { words, trigrams } = this.nearest;
    let best: NearWord | null = null;
    for (const index of trigrams.nearest(plain, MOST_NEAR)) {
      const word = words[index] as string;
      const faults = editDistance(plain, word, allowed);
      if (faults <= allowed && (best === null || faults < best.faults)) {
        best = { word: this.known.get(word) as string, faults };
      }
    }
    return best;
  }

  /** Returns the entries with a phrase that begins with the text, for a shopper who is still typing. */
  beginning(words: readonly string[]): readonly Entry[] {
    const plain = words.map(folded).join(' ');
    if (plain.length < SHORTEST_BEGINNING) return [];
    const found = new Set<Entry>();
    for (let index = this.lowest(plain); index < this.sorted.length && found.size < MOST_BEGINNING; index += 1) {
      const phrase = this.sorted[index] as string;
      if (!phrase.startsWith(plain)) break;
      found.add(this.exact.get(phrase) as Entry);
    }
    return [...found];
  }

  private add(phrase: string, entry: Entry): number {
    const words = contentOf(wordsOf(phrase));
    this.exact.set(words.map(folded).join(' '), entry);
    const key = words.map(stemKey).join(' ');
    if (!this.stems.has(key)) this.stems.set(key, entry);
    this.firsts.add(stemKey(words[0] as string));
    for (const word of words) if (!this.known.has(folded(word))) this.known.set(folded(word), word);
    return words.length;
  }

  private passageAt(words: readonly string[], from: number): Passage | null {
    if (!this.firsts.has(stemKey(words[from] as string))) return null;
    const run: string[] = [];
    const ends: number[] = [];
    for (let index = from; index < words.length && run.length < this.longest; index += 1) {
      if (index > from && isStopWord(words[index] as string)) continue;
      run.push(words[index] as string);
      ends.push(index + 1);
    }
    for (let length = run.length; length > 0; length -= 1) {
      const part = run.slice(0, length);
      const entry = this.exact.get(part.map(folded).join(' ')) ?? this.stems.get(part.map(stemKey).join(' '));
      if (entry) return { entry, from, to: ends[length - 1] as number };
    }
    return null;
  }

  private lowest(plain: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] as string) < plain) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Stems of typed words. Queries share most of their words, and a stem costs more than all other looks at a word. */
const stemKeys = new LRUCache<string, string>({ max: 20_000 });

/** The stem of a word in plain letters. Both sides are made plain first, so that "varktabletter" meets "värktablett". */
function stemKey(word: string): string {
  let key = stemKeys.get(word);
  if (key === undefined) stemKeys.set(word, (key = stemmer(folded(word))));
  return key;
}

/** Leaves small words out, unless there is nothing else. */
function contentOf(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}

function nearestAmong(words: readonly string[]): { readonly words: readonly string[]; readonly trigrams: Trigrams } {
  return { words, trigrams: new Trigrams(words) };
}
