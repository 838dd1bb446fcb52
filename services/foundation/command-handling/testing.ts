import type pg from 'pg';

import type { Clock } from '../clock.js';
import type { EventStore } from '../event-store/port.js';
import { CommandHandling } from './command-handling.js';
import { CommandReceipts } from './command-receipts.js';
import { StateCache } from './state-cache.js';

/** Creates command handling with an empty cache, as after the start of a process. */
export function startCommandHandling(store: EventStore, pool: pg.Pool, clock: Clock): CommandHandling {
  return new CommandHandling(store, new StateCache(), new CommandReceipts(pool), clock);
}
