import type pg from 'pg';

import { moveAlone, type EventSource, type Move } from '../../../projections/follower/index.js';
import { Batch } from '../database/batch.js';

/**
 * Moves the checkpoints of reactions that end their batches at the same moment together. The reactions to one event wake
 * at once, and mostly also end at once (bench `checkout`).
 */
export class CheckpointMoves {
  private readonly moves: Batch<Move, boolean>;

  constructor(source: Pick<EventSource, 'era'>, pool: pg.Pool) {
    this.moves = new Batch((moves) => moveAlone(source, pool, moves));
  }

  /** Returns false when nothing was written, because the checkpoint is not as this process left it, or the era ended. */
  move(move: Move): Promise<boolean> {
    return this.moves.ask(move);
  }
}
