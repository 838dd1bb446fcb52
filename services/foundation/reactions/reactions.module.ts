import { Global, Inject, Module } from '@nestjs/common';
import type pg from 'pg';

import { Clock } from '../clock.js';
import { ReactionCommands } from '../command-handling/reaction-commands.js';
import { POOL } from '../platform/tokens.js';
import { Processes } from './processes.js';
import { ParkedReactions } from './parked-reactions.js';
import { ReactionReceipts } from './reaction-receipts.js';
import { Reactions } from './reactions.js';
import { SweepRegistry } from './sweep-registry.js';

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
    Reactions,
    SweepRegistry,
  ],
  exports: [Processes, ParkedReactions, ReactionReceipts, Reactions, SweepRegistry],
})
export class ReactionsModule {
  constructor(@Inject(Reactions) reactions: Reactions, @Inject(Processes) processes: Processes) {
    reactions.register(10, ...processes.reactions);
  }
}
