import { Global, Module } from '@nestjs/common';
import type pg from 'pg';

import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG, POOL } from '../../foundation/platform/tokens.js';
import { AnonymousLimits } from '../rate-limit/anonymous-limits.js';
import { SessionGate } from './session-gate.js';
import { Sessions } from './sessions.js';
import { onCopiedSession } from './on-copied-session.js';
import { SyncMarker } from './sync-marker.js';

@Global()
@Module({
  providers: [
    {
      provide: Sessions,
      inject: [POOL, Clock, CommandHandling],
      useFactory: (pool: pg.Pool, clock: Clock, commands: CommandHandling) =>
        new Sessions(pool, clock, onCopiedSession(commands, clock)),
    },
    { provide: SyncMarker, inject: [POOL], useFactory: (pool: pg.Pool) => new SyncMarker(pool) },
    {
      provide: SessionGate,
      inject: [Sessions, CONFIG, AnonymousLimits],
      useFactory: (sessions: Sessions, { publicUrl }: Config, limits: AnonymousLimits) =>
        new SessionGate(sessions, publicUrl.startsWith('https:'), limits),
    },
  ],
  exports: [Sessions, SessionGate, SyncMarker],
})
export class SessionModule {}
