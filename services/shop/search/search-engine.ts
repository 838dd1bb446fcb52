import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import { TAXONOMY } from '../catalogue/taxonomy.js';
import type { Database } from '../../foundation/database/connection.js';
import { byCode } from './engine/codes.js';
import { Phrases } from './engine/phrases.js';
import { Ranking, type Leaning, type Ranked } from './engine/ranking.js';
import { partOf, Reader, termsOf, type Asking, type Reading } from './engine/reader.js';
import { saidOf, spellings, weightOf } from './engine/said.js';
import { TermMaker } from './engine/term.js';
import { Terms, type Manner, type Resolved } from './engine/terms.js';
import { NamedCategories } from './engine/named-categories.js';
import { IndexReader } from './index/index-reader.js';
import { readVocabulary, type Vocabulary } from './index/vocabulary.js';
import type { Entry } from '../../../domain/search-words/index.js';
import { MeantGoods } from './search-words/meant-goods.js';
import { PhraseBook } from './search-words/phrase-book.js';
import { entriesOf, SHIPPED_WORDS } from './search-words/shipped-words.js';
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
  /** The words that the products found contain, when they do not contain all. Null when they do, or without any product. */
  readonly understood: string | null;
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
  private readonly goods: MeantGoods;
  private readonly reader: Reader;
  private book = new PhraseBook(entriesOf(SHIPPED_WORDS));

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
    this.goods = new MeantGoods(this, (word) => this.terms.of(word, 'whole'));
    this.reader = new Reader(this.terms, () => this.words(), this.goods);
  }

  /** Uses another list of search words from now on. Results and completions of the earlier list are dropped. */
  useSearchWords(text: string): void {
    this.book = new PhraseBook(entriesOf(text));
    this.found.clear();
    this.phrasesKept = null;
    this.shelf.version += 1;
  }

  /** Clears every cache that depends on the words of the index, because they have changed. */
  forgetWords(): void {
    this.terms.forget();
    this.goods.forget();
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
    this.phrasesKept ??= new Phrases(this.shelf, TAXONOMY, this.book.entries);
    this.groups.places('news');
  }

  /** Finds products for a query. @param last whether the shopper may still be typing the last word */
  async find(query: string, { withPrescription = true, last = 'unfinished' }: FindOptions = {}): Promise<Found> {
    const words = typedWords(query);
    const key = `${Number(withPrescription)} ${last} ${words.join(' ')}`;
    const kept = this.found.get(key);
    if (kept?.version === this.shelf.version) return kept.found;
    const now = this.read(words, last, this.book);
    const reading = now instanceof Promise ? await now : now;
    const { version } = this.shelf;
    const found = this.search(query, reading, withPrescription);
    if (this.askedOnce.has(key)) this.found.set(key, { version, found });
    else this.askedOnce.set(key, true);
    return found;
  }

  /** Searches as another list of search words would. Nothing is cached. */
  async findWith<T>(text: string, queries: readonly string[], take: (found: Found) => T): Promise<readonly T[]> {
    const book = new PhraseBook(entriesOf(text));
    const taken: T[] = [];
    for (const query of queries) {
      const reading = await this.read(typedWords(query), 'unfinished', book);
      taken.push(take(this.search(query, reading, true)));
      // Other requests run between two queries of a long preview.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return taken;
  }

  /** Returns the entries that mean no goods that the shop has at present. */
  async entriesWithoutGoods(entries: readonly Entry[]): Promise<readonly Entry[]> {
    const found = await Promise.all(entries.map((entry) => this.goods.of(entry)));
    return entries.filter((_entry, index) => found[index]?.places.length === 0);
  }

  /**
   * Returns an order with the best products first. The order reads a shared buffer, so use it before another order is
   * made.
   */
  order(ranked: Ranked, leaning: Leaning | null = null): Order {
    return this.ranking.order(ranked, leaning);
  }

  get phrases(): Phrases {
    return (this.phrasesKept ??= new Phrases(this.shelf, TAXONOMY, this.book.entries));
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

  /** Reads a query. The result is no promise when all words are cached and the list has nothing to say. */
  private read(words: readonly string[], last: Manner, book: PhraseBook): Reading | Promise<Reading> {
    const now = this.resolve(words, last);
    return now instanceof Promise
      ? now.then((resolved) => this.readResolved({ words, resolved, last, book }))
      : this.readResolved({ words, resolved: now, last, book });
  }

  private readResolved(asking: Asking): Reading | Promise<Reading> {
    const { words, resolved } = asking;
    const closely = this.reader.read(asking);
    return (
      closely ?? { parts: words.map((word, index) => partOf(word, resolved[index] as Resolved)), forChildren: false }
    );
  }

  private search(query: string, { parts, forChildren }: Reading, withPrescription: boolean): Found {
    const { rank } = this.shelf.columns;
    const codes = byCode(this.shelf, query).filter(
      (place) => withPrescription || (rank[place] as number) < PRESCRIPTION,
    );
    if (codes.length > 0)
      return { ...EXACT, ranked: { ...EXACT.ranked, places: codes, scores: new Float32Array(codes.length) } };
    const terms = termsOf(parts);
    const ranked = this.ranking.rank(
      terms.map(({ term }) => term),
      { withPrescription, forChildren },
      terms.map(weightOf),
    );
    const makesSense = terms.length > 0 && terms.every(({ term }) => term.understood) && ranked.complete;
    return { ranked, makesSense, spellings: spellings(parts), understood: saidOf(terms, ranked) };
  }
}

export interface FindOptions {
  readonly withPrescription?: boolean;
  readonly last?: Manner;
}

const PRESCRIPTION = 4;

const EXACT: Found = {
  ranked: { places: new Int32Array(0), scores: new Float32Array(0), complete: true, contained: 0 },
  makesSense: true,
  spellings: [],
  understood: null,
};
