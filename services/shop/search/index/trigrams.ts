import { first } from '../shelf/first.js';

/** As pg_trgm cuts a word: two spaces before it, one after. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}

/**
 * The words nearest to another by shared trigrams, as pg_trgm's `<->` orders them. Beside the vocabulary, since a misspelt
 * word is new nearly every time: each was a question to the database of two milliseconds and more.
 */
export class Trigrams {
  private readonly holders = new Map<string, number[]>();
  private readonly sizes: Uint16Array;
  private readonly shared: Uint16Array;
  /** Work space of the search that is under way. */
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

  /** Places of words, the nearest first; only those that share a trigram. */
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

  /** Places of words that hold a text of three letters or more after their beginning. */
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
