import { TAXONOMY } from '../../catalogue/taxonomy.js';
import { withParents } from '../shelf/groups.js';
import type { Names } from '../shelf/names.js';
import { wordsOf } from '../words.js';

const NONE: ReadonlySet<number> = new Set();
const words = new Map(TAXONOMY.map(({ path, name }) => [path, wordsOf(name)]));

/** Finds the categories whose name, or a parent category's name, contains a word. */
export class NamedCategories {
  private readonly numbers = new Map<string, Set<number>>();
  private read = 0;

  constructor(private readonly categories: Names) {}

  by(word: string): ReadonlySet<number> {
    for (; this.read < this.categories.all.length; this.read += 1) this.add(this.read);
    return this.numbers.get(word) ?? NONE;
  }

  private add(category: number): void {
    for (const path of withParents(this.categories.all[category] ?? '')) {
      for (const word of words.get(path) ?? [])
        this.numbers.set(word, (this.numbers.get(word) ?? new Set()).add(category));
    }
  }
}
