import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

import { newestOf, SEARCH_WORDS, searchWords } from '../../../../domain/search-words/index.js';
import { FollowLoop } from '../../../../projections/follower/index.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import { storeAbsence } from '../../../foundation/event-store/store-absence.js';
import { Search } from '../search.js';
import { SHIPPED_WORDS } from './shipped-words.js';

/** A list that another process published applies here after at most this time. */
const POLL_MS = 1000;

/** Follows the list of search words that staff publish, in each process that searches (CAT-05). */
@Injectable()
export class PublishedWords implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('search words');
  private version = 0;
  private readonly loop: FollowLoop;

  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Search) private readonly search: Search,
  ) {
    this.loop = new FollowLoop(() => this.look(), {
      pollMs: () => POLL_MS,
      gatherMs: () => 0,
      absence: storeAbsence,
      onError: (error) => this.logger.warn(`the search words could not be read, and are read again: ${String(error)}`),
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Uses the newest list. Called by the loop, and at once in the process that publishes. */
  async look(): Promise<boolean> {
    const newest = newestOf(await this.commands.load(searchWords, SEARCH_WORDS));
    const version = newest?.version ?? 0;
    if (version === this.version) return true;
    this.search.useSearchWords(newest?.text ?? SHIPPED_WORDS);
    this.version = version;
    return true;
  }
}
