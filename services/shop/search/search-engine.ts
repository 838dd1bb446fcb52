import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import { speaksOfChildren } from '../../../domain/catalogue/index.js';
import { TAXONOMY } from '../catalogue/taxonomy.js';
import type { Database } from '../../foundation/database/connection.js';
import { byCode } from './engine/codes.js';
import type { MeantWord } from './engine/meant-words.js';
import { Phrases } from './engine/phrases.js';
import { Ranking, type Leaning, type Ranked } from './engine/ranking.js';
import { TermMaker, type Term } from './engine/term.js';
import { Terms, type Manner, type Resolved } from './engine/terms.js';
import { NamedCategories } from './engine/named-categories.js';
import { IndexReader } from './index/index-reader.js';
import { readVocabulary, type Vocabulary } from './index/vocabulary.js';
import { Groups } from './shelf/groups.js';
import type { Order } from './shelf/order.js';
import { Shelf } from './shelf/shelf.js';
import { typedWords } from './words.js';

export interface Found {
  readonly ranked: Ranked;
  /** True when every word is known and every product found contains all words. */
  readonly makesSense: boolean;
  /** Other spellings of the query, the likeliest first. */
  readonly spellings: readonly string[];
}

interface Kept {
  readonly version: number;
  readonly found: Found;
}

/** The most products in all cached search results. Each takes eight bytes. */
const MOST_KEPT = 2_000_000;
/**
 * The number of queries that are remembered after they were asked once. A result is cached only when its query is asked
 * again. Most queries come once. Results that soon leave the cache made garbage collection long: most of the slowest
 * one per cent of searches waited for one (bench `search.p99Ms`).
 */
const MOST_ASKED_ONCE = 10_000;
const MOST_SPELLINGS = 3;

export class SearchEngine {
  readonly shelf = new Shelf();
  readonly groups = new Groups(this.shelf);
  private readonly ranking = new Ranking(this.shelf);
  private readonly terms: Terms;
  private readonly found = new LRUCache<string, Kept>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ found }) => 16 + found.ranked.places.length,
  });
  private readonly askedOnce = new LRUCache<string, true>({ max: MOST_ASKED_ONCE });
  private vocabulary: Promise<Vocabulary> | null = null;
  private phrasesKept: Phrases | null = null;

  constructor(
    private readonly db: Database,
    pool: pg.Pool,
  ) {
    const named = new NamedCategories(this.shelf.categories);
    const maker = new TermMaker(this.shelf, (word) => named.by(word));
    this.terms = new Terms(
      new IndexReader(pool),
      () => this.words(),
      (meaning) => maker.make(meaning),
    );
  }

  /** Clears every cache that depends on the words of the index, because they have changed. */
  forgetWords(): void {
    this.terms.forget();
    this.found.clear();
    this.vocabulary = null;
    this.phrasesKept = null;
  }

  /**
   * Reads which products contain each word, so that no word needs its own query. It also prepares what the next shopper
   * would otherwise wait for.
   */
  async readWords(): Promise<void> {
    await this.terms.readAll();
    await this.words();
    this.phrasesKept ??= new Phrases(this.shelf, TAXONOMY);
    this.groups.places('news');
  }

  /** Finds products for a query. @param last whether the shopper may still be typing the last word */
  async find(
    query: string,
    {
      withPrescription = true,
      last = 'unfinished',
    }: { readonly withPrescription?: boolean; readonly last?: Manner } = {},
  ): Promise<Found> {
    const words = typedWords(query);
    const key = `${Number(withPrescription)} ${last} ${words.join(' ')}`;
    const kept = this.found.get(key);
    if (kept?.version === this.shelf.version) return kept.found;
    const resolved = await this.resolve(words, last);
    const { version } = this.shelf;
    const found = this.search(query, words, resolved, withPrescription);
    if (this.askedOnce.has(key)) this.found.set(key, { version, found });
    else this.askedOnce.set(key, true);
    return found;
  }

  /**
   * Returns an order with the best products first. The order reads a shared buffer, so use it before another order is
   * made.
   */
  order(ranked: Ranked, leaning: Leaning | null = null): Order {
    return this.ranking.order(ranked, leaning);
  }

  get phrases(): Phrases {
    return (this.phrasesKept ??= new Phrases(this.shelf, TAXONOMY));
  }

  private words(): Promise<Vocabulary> {
    this.vocabulary ??= readVocabulary(this.db).catch((error: unknown) => {
      this.vocabulary = null;
      throw error;
    });
    return this.vocabulary;
  }

  /** Resolves the words of a query. When all of them are cached, the result is no promise. */
  private resolve(words: readonly string[], last: Manner): readonly Resolved[] | Promise<readonly Resolved[]> {
    const manner = (index: number): Manner => (index === words.length - 1 ? last : 'whole');
    const kept = words.map((word, index) => this.terms.kept(word, manner(index)));
    if (kept.every((term) => term !== undefined)) return kept;
    return Promise.all(words.map(async (word, index) => kept[index] ?? this.terms.of(word, manner(index))));
  }

  private search(
    query: string,
    words: readonly string[],
    resolved: readonly Resolved[],
    withPrescription: boolean,
  ): Found {
    const { rank } = this.shelf.columns;
    const codes = byCode(this.shelf, query).filter(
      (place) => withPrescription || (rank[place] as number) < PRESCRIPTION,
    );
    if (codes.length > 0)
      return {
        ranked: { places: codes, scores: new Float32Array(codes.length), complete: true },
        makesSense: true,
        spellings: [],
      };
    const terms = resolved.filter((term) => term !== 'dropped');
    const ranked = this.ranking.rank(terms, { withPrescription, forChildren: speaksOfChildren(words.join(' ')) });
    const makesSense = terms.length > 0 && terms.every(({ understood }) => understood) && ranked.complete;
    return { ranked, makesSense, spellings: spellings(words, resolved) };
  }
}

const PRESCRIPTION = 4;

/** Returns the query with each unknown word replaced by a similar known word. */
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
