import { Global, Module } from '@nestjs/common';
import type pg from 'pg';

import { Clock } from '../clock/clock.js';
import { ReactionCommands } from '../command-handling/reaction-commands.js';
import { POOL } from '../platform/tokens.js';
import { Processes } from './processes.js';
import { ParkedReactions } from './parked-reactions.js';
import { ReactionReceipts } from './reaction-receipts.js';

@Global()
@Module({
  providers: [
    {
      provide: Processes,
      inject: [ReactionCommands],
      useFactory: (commands: ReactionCommands) => new Processes(commands),
    },
    { provide: ParkedReactions, inject: [POOL], useFactory: (pool: pg.Pool) => new ParkedReactions(pool) },
    {
      provide: ReactionReceipts,
      inject: [POOL, Clock],
      useFactory: (pool: pg.Pool, clock: Clock) => new ReactionReceipts(pool, clock),
    },
  ],
  exports: [Processes, ParkedReactions, ReactionReceipts],
})
export class ReactionsModule {}
