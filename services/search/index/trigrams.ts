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

  constructor(words: readonly string[]) {
    this.sizes = new Uint16Array(words.length);
    this.shared = new Uint16Array(words.length);
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
    const likeness = new Map(found.map((index) => [index, this.likeness(index, trigrams.size)]));
    for (const index of found) this.shared[index] = 0;
    return found.sort((a, b) => (likeness.get(b) as number) - (likeness.get(a) as number) || a - b).slice(0, most);
  }

  private hold(trigram: string, index: number): void {
    const holders = this.holders.get(trigram);
    if (holders) holders.push(index);
    else this.holders.set(trigram, [index]);
  }

  private likeness(index: number, others: number): number {
    const shared = this.shared[index] as number;
    return shared / ((this.sizes[index] as number) + others - shared);
  }
}
