import { Logger } from '@nestjs/common';
import type pg from 'pg';

import {
  adoptCheckpoints,
  CheckpointMoved,
  ensureCheckpoints,
  FollowLoop,
  isFarBehind,
  moveWith,
  parkEvents,
  Place,
  reasonOf,
  type ParkedEvent,
} from '../../../projections/follower/index.js';
import type { Position } from '../../../domain/kernel/index.js';
import type { Clock } from '../clock.js';
import { storeAbsence } from '../event-store/store-absence.js';
import { waitsForStore } from './waits-for-store.js';
import type { EventStore, StoredEvent } from '../event-store/port.js';
import type { WorkLocks } from '../database/work-locks.js';
import { Attempts } from './attempts.js';
import { CheckpointMoves } from './checkpoint-moves.js';
import { followerOf } from './follower-name.js';
import { passByMadeUpPast } from './made-up-past.js';
import { nextAttempt, ParkedReactions } from './parked-reactions.js';
import { reactInOrder } from './react-in-order.js';
import type { Reaction } from './reaction.js';

export interface ReactionParts {
  readonly store: Pick<EventStore, 'readAll' | 'onAppended' | 'findEvent' | 'era' | 'farBehind'>;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly locks: Pick<WorkLocks, 'acquire' | 'release'>;
  /** Shared by the runners of a process. A runner without it moves its checkpoint alone. */
  readonly moves?: CheckpointMoves;
}

const BATCH = 200;
/**
 * The maximum number of streams to retry between two batches. The limit keeps an unavailable partner from stopping
 * other work.
 */
const RETRIED_AT_ONCE = 8;
/**
 * The commit does not wait for the disk (bench `checkout`). After a crash of the server the batch is read again, and a
 * reaction is idempotent.
 */
const LAZILY = 'BEGIN; SET LOCAL synchronous_commit = off';
/**
 * Events of these milliseconds are handled in one batch, with one move of the checkpoint (bench `checkout`). Nobody waits
 * for a reaction so shortly.
 */
const GATHER_MS = 50;
/** The interval of the runner's own poll. The store's notifications wake it more often. */
const POLL_MS = 1_000;

/**
 * Follows the event store for one reaction, in one process at a time. The checkpoint moves when every event of a batch
 * is handled or parked. After a kill the next process handles the batch again.
 */
export class ReactionRunner {
  private readonly logger: Logger;
  private readonly lock: string;
  private readonly place: Place;
  private readonly loop: FollowLoop;
  private readonly attempts: Attempts;
  private readonly parked: ParkedReactions;
  private readonly moves: CheckpointMoves;
  private adopted = false;
  private unlisten = (): unknown => undefined;

  constructor(
    private readonly reaction: Reaction,
    private readonly parts: ReactionParts,
    retryDelaysMs?: readonly number[],
  ) {
    this.lock = followerOf(reaction.name);
    this.logger = new Logger(this.lock);
    this.place = new Place(this.lock);
    this.attempts = new Attempts(reaction, parts.clock, retryDelaysMs);
    this.parked = new ParkedReactions(parts.pool);
    this.moves = parts.moves ?? new CheckpointMoves(parts.store, parts.pool);
    this.loop = new FollowLoop(() => this.lockedRound(), {
      pollMs: () => POLL_MS,
      gatherMs: () => GATHER_MS,
      // After a failure the checkpoint is read again, because another server may have other positions.
      onFailure: () => (this.adopted = false),
      onError: (error, times) => {
        if (times === 1) this.logger.warn(`will be retried at growing intervals: ${reasonOf(error)}`);
      },
      absence: storeAbsence,
    });
  }

  start(): void {
    this.unlisten = this.parts.store.onAppended(() => this.loop.wake());
    this.loop.start();
  }

  /** Stops after the current batch, so that the next process repeats nothing. */
  async stop(): Promise<void> {
    this.unlisten();
    this.attempts.stop();
    await this.loop.stop();
    await this.parts.locks.release(this.lock);
  }

  /** Handles everything available now and then stops; for tools and tests. */
  async catchUp(): Promise<void> {
    await this.adopt();
    while (!(await this.round()));
  }

  private async lockedRound(): Promise<boolean> {
    if (await this.parts.locks.acquire(this.lock)) return this.round();
    this.adopted = false;
    return true;
  }

  /** Retries parked streams and handles one batch. Returns true when no work was left. */
  private async round(): Promise<boolean> {
    if (!this.adopted) await this.adopt();
    await this.retryDue();
    return this.nextBatch();
  }

  private async adopt(): Promise<void> {
    await ensureCheckpoints(this.parts.pool, [{ follower: this.place.name, version: 1 }]);
    await passByMadeUpPast(this.parts.pool, this.reaction);
    await adoptCheckpoints(this.parts.pool, [this.place]);
    this.adopted = true;
  }

  private async nextBatch(): Promise<boolean> {
    const { position, stored } = this.place;
    const batch = await this.parts.store.readAll(position, { types: this.reaction.eventTypes, limit: BATCH });
    if (!this.place.isKnownIn(batch.era)) this.reaction.forget?.();
    if (!this.place.holdsIn(batch.era)) return this.adopt().then(() => false);
    if (batch.events.length === 0 && !isFarBehind(stored, batch.next, this.parts.store.farBehind)) {
      this.place.lookedAt(batch.next, batch.era);
      return batch.end;
    }
    const parked = await reactInOrder(batch.events, this.place.parkedStreams, (event) => this.attempts.at(event));
    return (await this.move(batch.next, batch.era, parked)) && batch.end;
  }

  /** Moves the checkpoint. Returns false when the batch must be read again. */
  private async move(position: Position, era: string, parked: readonly ParkedEvent[]): Promise<boolean> {
    const { store, pool } = this.parts;
    const move = { place: this.place, position, era };
    if (parked.length === 0 && (await this.moves.move(move))) return true;
    try {
      await moveWith(store, pool, [move], (client) => parkEvents(client, this.place.name, parked), LAZILY);
    } catch (error) {
      if (error instanceof CheckpointMoved) return false;
      throw error;
    }
    for (const { event, reason } of parked) this.logger.error(`parked ${event.type} ${event.eventId}: ${reason}`);
    return true;
  }

  /** Retries the streams that are due, each in order until an event fails again. */
  private async retryDue(): Promise<void> {
    if (this.place.parkedStreams.size === 0) return;
    const due = await this.parked.dueStreams(this.reaction.name, this.parts.clock.now(), RETRIED_AT_ONCE);
    await Promise.all(due.map((streamId) => this.retryStream(streamId)));
  }

  private async retryStream(streamId: string): Promise<void> {
    for (const { eventId, parkedAt } of await this.parked.ofStream(this.reaction.name, streamId)) {
      const reason = await this.tryOnce(eventId, streamId);
      if (reason !== null) {
        const next = nextAttempt(parkedAt, this.parts.clock.now());
        await this.parked.failedAgain(this.reaction.name, eventId, reason, next);
        return;
      }
      await this.parked.done(this.reaction.name, eventId);
    }
    this.place.parkedStreams.delete(streamId);
  }

  private async tryOnce(eventId: string, streamId: string): Promise<string | null> {
    try {
      await this.reaction.react(await this.found(eventId, streamId));
      return null;
    } catch (error) {
      if (waitsForStore(error)) throw error;
      return reasonOf(error);
    }
  }

  private async found(eventId: string, streamId: string): Promise<StoredEvent> {
    const event = await this.parts.store.findEvent(eventId, streamId);
    if (!event) throw new Error(`event ${eventId} is not in ${streamId}`);
    return event;
  }
}
