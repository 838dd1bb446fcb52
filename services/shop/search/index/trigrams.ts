import { first } from '../shelf/first.js';

/** As pg_trgm cuts a word: two spaces before it, one after. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}

/**
 * The nearest words by shared trigrams, in the order of pg_trgm's `<->`. Kept in memory, because almost every
 * misspelt word is new: each cost a query of two milliseconds or more.
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

  /** Places of words, nearest first; only those that share a trigram. */
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

  /** Places of words that contain a text of three letters or more, but not as their prefix. */
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
