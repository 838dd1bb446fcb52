import { Global, Logger, Module } from '@nestjs/common';
import type pg from 'pg';

import { allProjections, ProjectionRunner } from '../../projections/index.js';
import { Clock } from './clock.js';
import { storeAbsence } from './event-store/store-absence.js';
import type { EventStore } from './event-store/port.js';
import { KeyedHash } from './platform/keyed-hash.js';
import { EVENT_STORE, POOL } from './platform/tokens.js';

const logger = new Logger('projections');

@Global()
@Module({
  providers: [
    {
      provide: ProjectionRunner,
      inject: [EVENT_STORE, POOL, KeyedHash, Clock],
      useFactory: (store: EventStore, pool: pg.Pool, hash: KeyedHash, clock: Clock) =>
        new ProjectionRunner(store, pool, allProjections({ fingerprint: (kind, text) => hash.of(kind, text) }), {
          now: () => new Date(clock.now()),
          onError: (error) => logger.error(String(error)),
          absence: storeAbsence,
        }),
    },
  ],
  exports: [ProjectionRunner],
})
export class ProjectionsModule {}
