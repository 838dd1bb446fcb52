import { Global, Module } from '@nestjs/common';
import type pg from 'pg';

import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { CONFIG, POOL } from '../platform/tokens.js';
import { SessionGate } from './session-gate.js';
import { Sessions } from './sessions.js';

@Global()
@Module({
  providers: [
    {
      provide: Sessions,
      inject: [POOL, Clock],
      useFactory: (pool: pg.Pool, clock: Clock) => new Sessions(pool, clock),
    },
    {
      provide: SessionGate,
      inject: [Sessions, CONFIG],
      useFactory: (sessions: Sessions, { publicUrl }: Config) =>
        new SessionGate(sessions, publicUrl.startsWith('https:')),
    },
  ],
  exports: [Sessions, SessionGate],
})
export class SessionModule {}
