import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

import type pg from 'pg';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE, POOL } from '../../foundation/platform/tokens.js';
import { InterestKeeper } from './interest/interest-keeper.js';
import { Keeper } from './keeper.js';
import { SearchEngine } from './search-engine.js';

/** Holds the search engine of this process. The engine follows the catalogue from the start of the process. */
@Injectable()
export class Search implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('search');
  private readonly engine: SearchEngine;
  private readonly keeper: Keeper;
  private readonly interest: InterestKeeper;
  private loading: Promise<void> | null = null;
  private onComplete: () => void = () => undefined;
  /** Resolved when all products and words have been read for the first time. */
  readonly complete = new Promise<void>((resolve) => (this.onComplete = resolve));

  constructor(
    @Inject(DATABASE) db: Database,
    @Inject(POOL) pool: pg.Pool,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.engine = new SearchEngine(db, pool);
    this.keeper = new Keeper(db, this.engine, () => this.onComplete());
    this.interest = new InterestKeeper(db, this.engine.shelf, clock);
  }

  /** Begins to read the products, and does not wait for it. The first search waits instead. */
  onApplicationBootstrap(): void {
    this.ready().catch((error: unknown) => this.logger.error(`the shelves could not be read: ${String(error)}`));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.keeper.stop(), this.interest.stop()]);
    await this.loading?.catch(() => undefined);
  }

  /** Returns the engine when all products are in memory. After a failure, the next call reads them again. */
  async ready(): Promise<SearchEngine> {
    this.loading ??= this.load();
    await this.loading;
    this.engine.shelf.turn(stockholmDate(this.clock.now()));
    return this.engine;
  }

  /** Uses another list of search words from now on (CAT-05). */
  useSearchWords(text: string): void {
    this.engine.useSearchWords(text);
  }

  async refresh(): Promise<void> {
    await this.ready();
    await this.keeper.refresh();
    await this.interest.read();
  }

  private async load(): Promise<void> {
    try {
      await this.keeper.load();
      await this.interest.read();
      this.keeper.follow();
      this.interest.follow();
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }
}
