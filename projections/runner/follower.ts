import type pg from 'pg';

import { comparePositions, type Position } from '../../domain/kernel/index.js';
import { readCheckpoints } from './checkpoint.js';
import { CheckpointMoved, commit, commitAround, type Work } from './commit.js';
import type { EventSource, SourceBatch } from './event-source.js';
import { reasonOf } from './fold.js';
import type { LiveView } from './live-view.js';
import { parkedStreams } from './parked-events.js';
import { earlier, transactionOf } from './place.js';

/**
 * A checkpoint is written for events handled. For what was only looked at it is written this rarely,
 * because the reading position moves with every transaction, the runner's own among them.
 */
const IDLE_TRANSACTIONS = 10_000n;

/** Carries a group of views through the log together: one read and one transaction serve them all. */
export class Follower {
  constructor(
    private readonly source: EventSource,
    private readonly pool: pg.Pool,
  ) {}

  /** Begins where the stored checkpoints are. */
  async adopt(views: readonly LiveView[]): Promise<void> {
    const checkpoints = await readCheckpoints(
      this.pool,
      views.map(({ name }) => name),
    );
    for (const view of views) {
      const checkpoint = checkpoints.get(view.name);
      if (checkpoint) view.adopt(checkpoint, await parkedStreams(this.pool, view.name));
    }
  }

  /**
   * Reads one batch and applies it; true when there was nothing more to read.
   * A view that cannot be written carries its `failure` and holds nobody else up.
   * @throws when the log cannot be read
   */
  async step(views: readonly LiveView[], limit: number): Promise<boolean> {
    const followed = views.filter((view) => !view.outdated);
    if (followed.length === 0) return true;
    const after = followed.map(({ position }) => position).reduce(earlier);
    const types = [...new Set(followed.flatMap(({ projection }) => projection.types))];
    const batch = await this.source.readAll(after, { types, limit });
    return (await this.apply(followed, batch, after)) && batch.end;
  }

  private async apply(views: readonly LiveView[], batch: SourceBatch, after: Position): Promise<boolean> {
    const work: Work[] = [];
    for (const view of views) {
      const events = view.mine(batch.events, after);
      const due = events.length > 0 || isFarBehind(view.stored, batch.next);
      if (due && comparePositions(batch.next, view.position) >= 0) work.push({ view, events, position: batch.next });
      else view.lookedAt(batch.next);
    }
    return work.length === 0 || this.commitTogether(work);
  }

  /** Together when all goes well, one by one when not; false when the batch is to be read again. */
  private async commitTogether(work: readonly Work[]): Promise<boolean> {
    try {
      await commit(this.pool, work);
      for (const { view } of work) view.failure = null;
      return true;
    } catch (error) {
      if (error instanceof CheckpointMoved) return false;
    }
    for (const share of work) await this.commitAlone(share);
    return true;
  }

  private async commitAlone(work: Work): Promise<void> {
    try {
      await commitAround(this.pool, work);
      work.view.failure = null;
    } catch (error) {
      if (!(error instanceof CheckpointMoved)) work.view.failure = reasonOf(error);
    }
  }
}

function isFarBehind(stored: Position, looked: Position): boolean {
  return transactionOf(looked) - transactionOf(stored) >= IDLE_TRANSACTIONS;
}
