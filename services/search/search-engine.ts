import { LRUCache } from 'lru-cache';

import { TAXONOMY } from '../catalogue/taxonomy.js';
import type { Database } from '../database/connection.js';
import { byCode } from './engine/codes.js';
import type { MeantWord } from './engine/meant-words.js';
import { Phrases } from './engine/phrases.js';
import { Ranking, type Leaning, type Ranked } from './engine/ranking.js';
import { Terms } from './engine/terms.js';
import type { Term } from './engine/term.js';
import { Groups } from './shelf/groups.js';
import type { Order } from './shelf/order.js';
import { Shelf } from './shelf/shelf.js';
import { typedWords, wordsOf } from './words.js';

export interface Found {
  readonly ranked: Ranked;
  /** False when a word was only near something of the shop. */
  readonly makesSense: boolean;
  /** Other spellings, the likeliest first. */
  readonly spellings: readonly string[];
}

interface Kept {
  readonly version: number;
  readonly found: Found;
}

const MOST_KEPT = 400_000;
const MOST_SPELLINGS = 3;

/** The shop's shelves and what finds things on them. */
export class SearchEngine {
  readonly shelf = new Shelf();
  readonly groups = new Groups(this.shelf);
  private readonly ranking = new Ranking(this.shelf);
  private readonly categoryWords = new Map(TAXONOMY.map(({ path, name }) => [path, new Set(wordsOf(name))]));
  private readonly terms: Terms;
  private readonly found = new LRUCache<string, Kept>({ maxSize: MOST_KEPT, sizeCalculation: ({ found }) => 16 + found.ranked.places.length });
  private kept: { readonly version: number; readonly phrases: Phrases } | null = null;
  private wordsVersion = 0;

  constructor(db: Database) {
    this.terms = new Terms(db, this.shelf, (word, category) => this.isOfCategory(word, category));
  }

  /** Words of products have changed. */
  forgetWords(): void {
    this.terms.forget();
    this.found.clear();
    this.wordsVersion += 1;
  }

  /** `unfinished`: the last word may be a beginning (as you type). */
  async find(query: string, { withPrescription = true, unfinished = false } = {}): Promise<Found> {
    const words = typedWords(query);
    const key = `${Number(withPrescription)}${Number(unfinished)}${words.join(' ')}`;
    const kept = this.found.get(key);
    if (kept?.version === this.shelf.version) return kept.found;
    const { version } = this.shelf;
    const found = await this.search(query, words, withPrescription, unfinished);
    if (version === this.shelf.version) this.found.set(key, { version, found });
    return found;
  }

  /** Best answers first; to be used at once. */
  order(ranked: Ranked, leaning: Leaning | null = null): Order {
    return this.ranking.order(ranked, leaning);
  }

  get phrases(): Phrases {
    if (this.kept?.version !== this.wordsVersion) this.kept = { version: this.wordsVersion, phrases: new Phrases(this.shelf, TAXONOMY) };
    return this.kept.phrases;
  }

  private async search(query: string, words: readonly string[], withPrescription: boolean, unfinished: boolean): Promise<Found> {
    const { rank } = this.shelf.columns;
    const allowed = (place: number): boolean => withPrescription || (rank[place] as number) < PRESCRIPTION;
    const codes = byCode(this.shelf, query).filter(allowed);
    if (codes.length > 0) return { ranked: { places: codes, scores: new Float32Array(codes.length), complete: true }, makesSense: true, spellings: [] };
    const resolved = await Promise.all(words.map((word, index) => this.terms.of(word, unfinished && index === words.length - 1)));
    const terms = resolved.filter((term) => term !== 'dropped');
    const ranked = this.ranking.rank(terms, allowed);
    const makesSense = terms.length > 0 && terms.every(({ understood }) => understood) && ranked.complete;
    return { ranked, makesSense, spellings: spellings(words, resolved) };
  }

  private isOfCategory(word: string, category: number): boolean {
    const path = this.shelf.categories.all[category] ?? '';
    return path.split('/').some((_part, index, parts) => this.categoryWords.get(parts.slice(0, index + 1).join('/'))?.has(word) === true);
  }
}

const PRESCRIPTION = 4;

/** The query with what was not understood replaced by what was near. */
function spellings(words: readonly string[], terms: readonly (Term | 'dropped')[]): readonly string[] {
  const unknown = terms.map((term) => term !== 'dropped' && !term.understood && term.meant.length > 0);
  if (!unknown.includes(true)) return [];
  const spelt = (nth: number): string =>
    words.map((word, index) => (unknown[index] ? nthWord((terms[index] as Term).meant, nth) : word)).join(' ');
  return [...new Set(Array.from({ length: MOST_SPELLINGS }, (_, nth) => spelt(nth)))];
}

function nthWord(meant: readonly MeantWord[], nth: number): string {
  return (meant[nth] ?? (meant[0] as MeantWord)).word;
}
