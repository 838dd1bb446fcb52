import type pg from 'pg';

import { comparePositions, type Position } from '../../domain/kernel/index.js';
import { adoptCheckpoints } from '../follower/adopt.js';
import { isStoreUnavailable } from '../follower/store-unavailable.js';
import { CheckpointMoved } from '../follower/move.js';
import { commit, commitAround, type Work } from './commit.js';
import type { EventSource, SourceBatch } from '../follower/event-source.js';
import { reasonOf } from '../follower/reason.js';
import { LiveView } from './live-view.js';
import type { Projection } from './projection.js';
import { earlier } from '../follower/position.js';
import { isFarBehind } from '../follower/idle.js';

const CATCH_UP_BATCH = 1_000;

/** Follows the event log for several views, with one read and one transaction for all. */
export class Follower {
  constructor(
    private readonly source: EventSource,
    private readonly pool: pg.Pool,
  ) {}

  /** Resets the views to their stored checkpoints. */
  adopt(views: readonly LiveView[]): Promise<void> {
    return adoptCheckpoints(this.pool, views);
  }

  /**
   * Reads and applies one batch of events. Returns true when there was nothing more to read. If a view cannot be
   * written, its `failure` is set, and the other views continue.
   * @throws when the log cannot be read
   */
  async step(views: readonly LiveView[], limit: number): Promise<boolean> {
    const followed = views.filter((view) => !view.outdated);
    if (followed.length === 0) return true;
    const after = followed.map(({ position }) => position).reduce(earlier);
    const types = [...new Set(followed.flatMap(({ projection }) => projection.types))];
    const batch = await this.source.readAll(after, { types, limit });
    const lost = followed.filter((view) => !view.holdsIn(batch.era));
    if (lost.length > 0) return this.adopt(lost).then(() => false);
    return (await this.apply(followed, batch, after)) && batch.end;
  }

  private async apply(views: readonly LiveView[], batch: SourceBatch, after: Position): Promise<boolean> {
    const work: Work[] = [];
    for (const view of views) {
      const events = view.mine(batch.events, after);
      const due = events.length > 0 || isFarBehind(view.stored, batch.next, this.source.farBehind);
      if (due && comparePositions(batch.next, view.position) >= 0)
        work.push({ view, events, position: batch.next, era: batch.era });
      else view.lookedAt(batch.next, batch.era);
    }
    return work.length === 0 || this.commitTogether(work);
  }

  /**
   * Commits all views together. After a failure it commits each view alone. Returns false when the batch must be read
   * again.
   */
  private async commitTogether(work: readonly Work[]): Promise<boolean> {
    try {
      await commit(this.source, this.pool, work);
      for (const { view } of work) view.couldBeWritten();
      return true;
    } catch (error) {
      if (error instanceof CheckpointMoved) return false;
    }
    for (const share of work) await this.commitAlone(share);
    return true;
  }

  private async commitAlone(work: Work): Promise<void> {
    try {
      await commitAround(this.source, this.pool, work);
      work.view.couldBeWritten();
    } catch (error) {
      // The event store is unavailable, so the failure is not the view's.
      if (isStoreUnavailable(error)) throw error;
      if (!(error instanceof CheckpointMoved)) work.view.couldNotBeWritten(reasonOf(error));
    }
  }
}

/**
 * Follows one view to the end of the log. Other followers may run at the same time.
 * @throws when the view cannot be written
 */
export async function catchUp(source: EventSource, pool: pg.Pool, projection: Projection): Promise<void> {
  const view = new LiveView(projection);
  const follower = new Follower(source, pool);
  await follower.adopt([view]);
  for (let end = false; !end && view.failure === null;) end = await follower.step([view], CATCH_UP_BATCH);
  if (view.failure !== null) throw new Error(`view ${view.name} cannot be written: ${view.failure}`);
}
