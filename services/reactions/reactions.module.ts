import { Global, Module } from '@nestjs/common';
import type pg from 'pg';

import { ReactionCommands } from '../command-handling/reaction-commands.js';
import { POOL } from '../platform/tokens.js';
import { Processes } from './processes.js';
import { ReactionCheckpoints } from './reaction-checkpoints.js';

@Global()
@Module({
  providers: [
    {
      provide: Processes,
      inject: [ReactionCommands],
      useFactory: (commands: ReactionCommands) => new Processes(commands),
    },
    { provide: ReactionCheckpoints, inject: [POOL], useFactory: (pool: pg.Pool) => new ReactionCheckpoints(pool) },
  ],
  exports: [Processes, ReactionCheckpoints],
})
export class ReactionsModule {}
