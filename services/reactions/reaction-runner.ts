import { Logger } from '@nestjs/common';

import type { Position } from '../../domain/kernel/index.js';
import type { Clock } from '../clock/clock.js';
import type { EventStore, StoredEvent } from '../event-store/port.js';
import type { WorkLocks } from '../work-locks/work-locks.js';
import type { Reaction } from './reaction.js';
import type { ReactionCheckpoints } from './reaction-checkpoints.js';

const BATCH = 200;
/** Streams handled side by side; more only queue at the database's connections. */
const PARALLEL_STREAMS = 8;
const RETRY_DELAYS_MS = [100, 400, 1_600, 6_400] as const;

/**
 * Follows the store for one reaction, in one process at a time. A batch is checkpointed when all of
 * it is done or parked; a process killed before that does the batch again.
 */
export class ReactionRunner {
  private readonly logger: Logger;
  private readonly lock: string;
  private unlisten = (): unknown => undefined;
  private woken = true;
  private running: Promise<void> | null = null;
  private stopping = false;
  private after: Position | null = null;

  constructor(
    private readonly reaction: Reaction,
    private readonly store: Pick<EventStore, 'readAll' | 'onAppended'>,
    private readonly checkpoints: ReactionCheckpoints,
    private readonly clock: Clock,
    private readonly locks: WorkLocks,
  ) {
    this.logger = new Logger(`reaction ${reaction.name}`);
    this.lock = `reaction ${reaction.name}`;
  }

  start(): void {
    this.unlisten = this.store.onAppended(() => this.wake());
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.unlisten();
    await this.running;
    await this.locks.release(this.lock);
  }

  /** Handles everything there is to handle now, without following on; used by tools and tests. */
  async catchUp(): Promise<void> {
    this.after = await this.checkpoints.position(this.reaction.name);
    while (await this.nextBatch());
  }

  private wake(): void {
    this.woken = true;
    this.running ??= this.run().finally(() => (this.running = null));
  }

  private async run(): Promise<void> {
    while (this.woken && !this.stopping) {
      this.woken = false;
      try {
        if (!(await this.locks.acquire(this.lock))) return;
        this.after ??= await this.checkpoints.position(this.reaction.name);
        while (!this.stopping && (await this.nextBatch()));
      } catch (error) {
        this.after = null;
        this.logger.warn(`stopped until woken again: ${String(error)}`);
      }
    }
  }

  /** False when nothing was left to read. */
  private async nextBatch(): Promise<boolean> {
    const { events, next, end } = await this.store.readAll(this.after as Position, { types: this.reaction.eventTypes, limit: BATCH });
    if (events.length > 0) {
      await this.handleStreams(events);
      if (this.stopping) return false;
      await this.checkpoints.moveTo(this.reaction.name, next);
    }
    this.after = next;
    return !end;
  }

  private async handleStreams(events: readonly StoredEvent[]): Promise<void> {
    const streams = byStream(events);
    const worker = async (): Promise<void> => {
      for (let stream = streams.shift(); stream; stream = streams.shift()) {
        for (const event of stream) await this.handle(event);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_STREAMS }, worker));
  }

  private async handle(event: StoredEvent): Promise<void> {
    for (let attempt = 1; !this.stopping; attempt += 1) {
      try {
        return await this.reaction.react(event);
      } catch (error) {
        const delay = RETRY_DELAYS_MS[attempt - 1];
        if (delay === undefined) return this.park(event, error, attempt);
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }

  private async park(event: StoredEvent, error: unknown, attempts: number): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.error(`parked ${event.type} ${event.eventId}: ${reason}`);
    await this.checkpoints.park(this.reaction.name, event, reason, attempts, this.clock.now());
  }
}

function byStream(events: readonly StoredEvent[]): StoredEvent[][] {
  const streams = new Map<string, StoredEvent[]>();
  for (const event of events) {
    const stream = streams.get(event.streamId);
    if (stream) stream.push(event);
    else streams.set(event.streamId, [event]);
  }
  return [...streams.values()];
}
