import type { Migration } from 'kysely';

import * as eventStore from './0001-event-store.js';

/** In order of their names; forward only, never changed once they have run anywhere. */
export const migrations: Record<string, Migration> = {
  '0001-event-store': eventStore,
};
