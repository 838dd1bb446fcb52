import { comparePositions, type Position } from '../../../domain/kernel/index.js';
import type { EventStore } from '../event-store/port.js';

/** A port that waits for views. A job calls it before it reads them. */
export interface CaughtUp {
  /** Resolves when the views hold all events recorded until now, and at least up to a position. @throws ViewsBehind */
  caughtUp(views: readonly string[], atLeast: Position): Promise<void>;
}

export class ViewsBehind extends Error {
  constructor(view: string, waitedMs: number) {
    super(`view ${view} has not caught up in ${waitedMs / 1000} s`);
  }
}

/** The part of the projection runner that this file uses. */
interface Waiting {
  waitFor(view: string, position: Position, timeoutMs: number): Promise<boolean>;
}

const PATIENCE_MS = 60_000;

export class ViewsCaughtUp implements CaughtUp {
  constructor(
    private readonly store: EventStore,
    private readonly projections: Waiting,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  async caughtUp(views: readonly string[], atLeast: Position): Promise<void> {
    const head = await this.store.head();
    const position = comparePositions(head, atLeast) > 0 ? head : atLeast;
    await Promise.all(views.map((view) => this.wait(view, position)));
  }

  private async wait(view: string, position: Position): Promise<void> {
    if (!(await this.projections.waitFor(view, position, this.patienceMs)))
      throw new ViewsBehind(view, this.patienceMs);
  }
}
