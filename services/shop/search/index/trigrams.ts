import { first } from '../shelf/first.js';

/** Cuts a word into groups of three letters as pg_trgm does, with two spaces before the word and one after. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}

/**
 * Finds the nearest words by shared groups of three letters, in the order of pg_trgm's `<->`. It works in memory,
 * because almost every misspelt word is new, and a query took two milliseconds or more.
 */
export class Trigrams {
  private readonly holders = new Map<string, number[]>();
  private readonly sizes: Uint16Array;
  private readonly shared: Uint16Array;
  private readonly likeness: Float32Array;

  constructor(private readonly words: readonly string[]) {
    this.sizes = new Uint16Array(words.length);
    this.shared = new Uint16Array(words.length);
    this.likeness = new Float32Array(words.length);
    for (const [index, word] of words.entries()) {
      const trigrams = trigramsOf(word);
      this.sizes[index] = trigrams.size;
      for (const trigram of trigrams) this.hold(trigram, index);
    }
  }

  /**
   * Returns the indexes of the nearest words, the nearest first. Only words that share a group of three letters are
   * found.
   */
  nearest(word: string, most: number): readonly number[] {
    const trigrams = trigramsOf(word);
    const found: number[] = [];
    for (const trigram of trigrams) {
      for (const index of this.holders.get(trigram) ?? []) {
        if (this.shared[index] === 0) found.push(index);
        this.shared[index] = (this.shared[index] as number) + 1;
      }
    }
    const { likeness, shared, sizes } = this;
    for (const index of found) {
      const common = shared[index] as number;
      likeness[index] = common / ((sizes[index] as number) + trigrams.size - common);
      shared[index] = 0;
    }
    return first(found, most, (a, b) => (likeness[b] as number) - (likeness[a] as number) || a - b);
  }

  /** Returns the indexes of words that contain a text of at least three letters, but do not begin with it. */
  holding(text: string): readonly number[] {
    const inner = Array.from(
      { length: text.length - 2 },
      (_, index) => this.holders.get(text.slice(index, index + 3)) ?? [],
    );
    const fewest = inner.reduce((least, holders) => (holders.length < least.length ? holders : least));
    return fewest.filter((index) => (this.words[index] as string).indexOf(text, 1) > 0);
  }

  private hold(trigram: string, index: number): void {
    const holders = this.holders.get(trigram);
    if (holders) holders.push(index);
    else this.holders.set(trigram, [index]);
  }
}
