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
/** Enough for a hiccup; what fails longer is parked and tried again with each sweep. */
const RETRY_DELAYS_MS: readonly number[] = [100, 400, 1_600, 6_400];

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
    private readonly store: Pick<EventStore, 'readAll' | 'onAppended' | 'findEvent'>,
    private readonly checkpoints: ReactionCheckpoints,
    private readonly clock: Clock,
    private readonly locks: Pick<WorkLocks, 'acquire' | 'release'>,
    private readonly retryDelaysMs = RETRY_DELAYS_MS,
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

  /** Tries what was parked once more, as when a partner was away for longer than a hiccup. */
  async retryParked(): Promise<void> {
    if (this.stopping || !(await this.locks.acquire(this.lock))) return;
    for (const { eventId, streamId } of await this.checkpoints.parked(this.reaction.name)) {
      const event = await this.store.findEvent(eventId, streamId);
      if (event && (await this.reactsNow(event))) await this.checkpoints.unpark(this.reaction.name, eventId);
    }
  }

  private async reactsNow(event: StoredEvent): Promise<boolean> {
    try {
      await this.reaction.react(event);
      return true;
    } catch (error) {
      await this.park(event, error, 1);
      return false;
    }
  }

  private wake(): void {
    this.woken = true;
    this.running ??= this.run().finally(() => this.rest());
  }

  /** Woken while it was ending, it goes on. */
  private rest(): void {
    this.running = null;
    if (this.woken && !this.stopping) this.wake();
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
    const { events, next, end } = await this.store.readAll(this.after as Position, {
      types: this.reaction.eventTypes,
      limit: BATCH,
    });
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
        const delay = this.retryDelaysMs[attempt - 1];
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
