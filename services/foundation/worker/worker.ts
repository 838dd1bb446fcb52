import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';

import { ProjectionRunner } from '../../../projections/index.js';
import { Clock } from '../clock.js';
import type { EventStore } from '../event-store/port.js';
import { SharedTail } from '../event-store/shared-tail.js';
import { EVENT_STORE, POOL } from '../platform/tokens.js';
import { CheckpointMoves } from '../reactions/checkpoint-moves.js';
import { reactionLags, type ReactionLag } from '../reactions/reaction-lag.js';
import { ReactionRunner } from '../reactions/reaction-runner.js';
import { Reactions } from '../reactions/reactions.js';
import { WorkLocks } from '../database/work-locks.js';
import { SweepRegistry } from '../reactions/sweep-registry.js';
import { Sweeps } from './sweeps.js';

/** Runs the background work: views, process managers, calls to partners, mails and timeouts. */
@Injectable()
export class Worker implements OnApplicationShutdown {
  private runners: readonly ReactionRunner[] = [];
  private sweeping: Sweeps | null = null;

  constructor(
    @Inject(ProjectionRunner) private readonly projections: ProjectionRunner,
    @Inject(Reactions) private readonly reactions: Reactions,
    @Inject(SweepRegistry) private readonly sweeps: SweepRegistry,
    @Inject(WorkLocks) private readonly locks: WorkLocks,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Counts how many events each reaction is behind, whichever process runs it. */
  lags(): Promise<readonly ReactionLag[]> {
    return reactionLags(this.store, this.pool, this.clock, this.reactions.all);
  }

  /** Starts the work. Call it after all modules have registered. */
  async start(): Promise<void> {
    await this.projections.start();
    const { store, pool, clock, locks } = this;
    const reactions = this.reactions.all;
    const tail = new SharedTail(store, [...new Set(reactions.flatMap(({ eventTypes }) => eventTypes))]);
    const parts = { store: tail, pool, clock, locks, moves: new CheckpointMoves(tail, pool) };
    this.runners = reactions.map((reaction) => new ReactionRunner(reaction, parts));
    this.sweeping = new Sweeps(this.sweeps.all, locks);
    this.runners.forEach((runner) => runner.start());
    this.sweeping.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.sweeping?.stop();
    await Promise.all(this.runners.map((runner) => runner.stop()));
    await this.projections.stop();
  }
}
