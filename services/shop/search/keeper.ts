import { Logger } from '@nestjs/common';

import type { Product } from '../../../domain/catalogue/index.js';
import { FollowLoop } from '../../../projections/follower/index.js';
import { TAXONOMY } from '../catalogue/taxonomy.js';
import { storeAbsence } from '../../foundation/event-store/store-absence.js';
import type { Database } from '../../foundation/database/connection.js';
import { documentOf, sameTexts } from './index/document.js';
import { indexedMark, indexState, markIndexed } from './index/index-state.js';
import { indexedNumbers, removeDocuments, writeDocuments } from './index/index-writer.js';
import {
  allProducts,
  changesSince,
  numbersByName,
  oldestWriter,
  sourceSignal,
  type SourceSignal,
} from './index/product-source.js';
import { withParents } from './shelf/groups.js';
import type { ShelfProduct } from './shelf/shelf-product.js';
import type { SearchEngine } from './search-engine.js';

/** A change of the catalogue is found after at most this time, plus the time of reading. */
const POLL_MS = 1000;
const BATCH = 500;

/** Keeps the products in memory and the search index up to date with the catalogue. */
export class Keeper {
  private readonly logger = new Logger('search');
  private readonly names = new Map(TAXONOMY.map(({ path, name }) => [path, name]));
  private signal: SourceSignal = { position: '', generation: 0 };
  private since = '3';
  private words = -1;
  private wordsUnread = false;
  private readonly loop: FollowLoop;

  /**
   * @param onWordsRead called when all words of the index have been read: after the start, and after a change of words
   */
  constructor(
    private readonly db: Database,
    private readonly engine: SearchEngine,
    private readonly onWordsRead: () => void,
  ) {
    this.loop = new FollowLoop(() => this.look(), {
      pollMs: () => POLL_MS,
      gatherMs: () => 0,
      absence: storeAbsence,
      onError: (error) => this.logger.warn(`the catalogue could not be read, and is read again: ${String(error)}`),
    });
  }

  /** Reads all products: at the start, and after the catalogue's view was rebuilt. */
  async load(): Promise<void> {
    const [signal, since] = [await sourceSignal(this.db), await oldestWriter(this.db)];
    const { shelf } = this.engine;
    const seen = new Set<string>();
    for await (const products of allProducts(this.db)) {
      for (const product of products) {
        shelf.put(product, 'later');
        seen.add(product.varuId);
      }
    }
    for (const { varuId } of shelf.products) if (!seen.has(varuId)) shelf.remove(varuId);
    shelf.orderNames(await numbersByName(this.db));
    this.signal = signal;
    this.since = since;
    await this.indexAll(signal);
    await this.heedWords();
  }

  async refresh(): Promise<void> {
    const [signal, since] = [await sourceSignal(this.db), await oldestWriter(this.db)];
    if (signal.generation !== this.signal.generation) return this.load();
    const { products, gone } = await changesSince(this.db, this.since);
    const { shelf } = this.engine;
    const reworded = products.filter((product) => {
      const before = shelf.byNumber(product.varuId);
      return before === null || !sameTexts(before, product);
    });
    for (const product of products) shelf.put(product, 'in-order');
    for (const varuId of gone) shelf.remove(varuId);
    await this.index(reworded);
    await removeDocuments(this.db, gone);
    this.signal = signal;
    this.since = since;
    if (signal.position !== '') await markIndexed(this.db, indexedMark(signal));
    await this.heedWords();
  }

  /** Looks for changed products once a second. */
  follow(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  private async look(): Promise<boolean> {
    const signal = await sourceSignal(this.db);
    if (signal.position !== this.signal.position || signal.generation !== this.signal.generation) await this.refresh();
    else await this.heedWords();
    return true;
  }

  /**
   * Reads the words again after they have changed. An import writes documents for minutes, so this waits until a check
   * finds no further change.
   */
  private async heedWords(): Promise<void> {
    const { version } = await indexState(this.db);
    if (version !== this.words) {
      this.words = version;
      this.engine.forgetWords();
      this.wordsUnread = true;
    } else if (this.wordsUnread) {
      this.wordsUnread = false;
      await this.engine.readWords();
      this.onWordsRead();
    }
  }

  /** Writes the documents of all products. It writes nothing when an earlier process has already done so. */
  private async indexAll(signal: SourceSignal): Promise<void> {
    const mark = indexedMark(signal);
    if (signal.position !== '' && (await indexState(this.db)).indexed === mark) return;
    const { shelf } = this.engine;
    await this.index(shelf.products.filter(({ varuId }) => shelf.byNumber(varuId) !== null));
    await removeDocuments(
      this.db,
      (await indexedNumbers(this.db)).filter((varuId) => shelf.byNumber(varuId) === null),
    );
    await markIndexed(this.db, mark);
  }

  private async index(products: readonly (ShelfProduct | Product)[]): Promise<void> {
    for (let from = 0; from < products.length && !this.loop.stopping; from += BATCH) {
      const batch = products.slice(from, from + BATCH);
      await writeDocuments(
        this.db,
        batch.map((product) => ({
          varuId: product.varuId,
          words: documentOf(product, this.categoryNames(product.categoryPath)),
        })),
      );
    }
  }

  private categoryNames(path: string): readonly string[] {
    return withParents(path).map((parent) => this.names.get(parent) ?? '');
  }
}
