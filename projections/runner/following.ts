import type { Position } from '../../domain/kernel/index.js';
import type { Absence } from '../follower/absence.js';
import type { EventSource } from '../follower/event-source.js';
import { FollowLoop } from '../follower/follow-loop.js';
import type { Follower } from './follower.js';
import type { LiveView } from './live-view.js';
import { Waiters } from './waiters.js';

export interface FollowingOptions {
  /** The number of events in one read. It is small, so that a page that waits for one event waits for few others. */
  readonly liveBatch: number;
  readonly catchUpBatch: number;
  /** Milliseconds between two polls. A notification of an append wakes the loop earlier. */
  readonly pollMs: number;
  /** Called at the first of several failures in a row. The log cannot be read, or a view cannot be written. */
  readonly onError: (error: unknown, view?: string) => void;
  /** Logs an outage of the event store instead of `onError`. */
  readonly absence?: Absence;
}

/** The loop waits this long for more events before it handles a batch, unless a reader waits. */
const GATHER_MS = 20;
/**
 * The poll interval while a reader waits. An open transaction may hide the awaited event, and its end sends no
 * notification.
 */
const WAITED_FOR_MS = 5;

/**
 * The views that this process follows. Views at the end of the log are read together. Views that are behind catch up on
 * their own.
 */
export class Following {
  readonly waiters = new Waiters();
  private readonly loop: FollowLoop;
  private readonly live = new Set<LiveView>();
  private readonly behind = new Set<LiveView>();
  private readonly begunAgain = new Set<LiveView>();
  private unlisten = (): void => undefined;

  constructor(
    private readonly source: EventSource,
    private readonly follower: Follower,
    private readonly views: readonly LiveView[],
    private readonly options: FollowingOptions,
  ) {
    this.loop = new FollowLoop(() => this.round().finally(() => this.settle()), {
      pollMs: () => (this.waiters.any ? WAITED_FOR_MS : options.pollMs),
      gatherMs: () => (this.waiters.any ? 0 : GATHER_MS),
      onFailure: () => this.views.forEach((view) => this.begunAgain.add(view)),
      onError: (error, times) => {
        if (times === 1) options.onError(error);
      },
      ...(options.absence && { absence: options.absence }),
    });
  }

  async start(): Promise<void> {
    await this.follower.adopt(this.views);
    this.views.forEach((view) => this.behind.add(view));
    this.unlisten = this.source.onAppended(() => this.loop.wake());
    this.loop.start();
  }

  /** Stops after the current batch. */
  async stop(): Promise<void> {
    this.unlisten();
    await this.loop.stop();
    this.waiters.abandonAll();
  }

  waitFor(view: LiveView, position: Position, timeoutMs: number): Promise<boolean> {
    const reached = this.waiters.add(view.name, position, timeoutMs);
    this.settle();
    this.loop.hurry();
    return reached;
  }

  /** Resets a view to its stored checkpoint before the next batch. A rebuild or retry has changed its rows. */
  beginAgain(view: LiveView): void {
    this.begunAgain.add(view);
    this.loop.wake();
  }

  private async round(): Promise<boolean> {
    await this.adoptBegunAgain();
    let end = await this.follower.step([...this.live], this.options.liveBatch);
    this.settle();
    for (const group of samePosition(this.behind)) end = (await this.catchUp(group)) && end;
    for (const view of this.live) if (view.failure) this.fallBehind(view);
    return end;
  }

  /**
   * Reads the checkpoints of views that must be reset. Outdated views are included, because another process may have
   * rebuilt them.
   */
  private async adoptBegunAgain(): Promise<void> {
    const views = this.views.filter((view) => view.outdated || this.begunAgain.has(view));
    if (views.length === 0) return;
    await this.follower.adopt(views);
    for (const view of views) {
      this.begunAgain.delete(view);
      this.live.delete(view);
      this.behind.add(view);
    }
  }

  private async catchUp(group: readonly LiveView[]): Promise<boolean> {
    const due = group.filter((view) => view.mayTry());
    const end = await this.follower.step(due, this.options.catchUpBatch);
    for (const view of due) {
      if (view.failure) this.tell(view);
      else if (end && !view.outdated) this.join(view);
    }
    return end || due.some(({ failure }) => failure !== null);
  }

  private join(view: LiveView): void {
    this.behind.delete(view);
    this.live.add(view);
  }

  private fallBehind(view: LiveView): void {
    this.live.delete(view);
    this.behind.add(view);
    this.tell(view);
  }

  /** Logs only the first of several failures in a row. The operations page still shows the failing view. */
  private tell(view: LiveView): void {
    if (view.failures === 1) this.options.onError(view.failure, view.name);
  }

  private settle(): void {
    for (const view of this.views) if (!view.outdated) this.waiters.reached(view.name, view.position);
  }
}

/** Groups views at the same position, so that one read of the log serves a group. */
function samePosition(views: Iterable<LiveView>): LiveView[][] {
  const groups = new Map<Position, LiveView[]>();
  for (const view of views) groups.set(view.position, [...(groups.get(view.position) ?? []), view]);
  return [...groups.values()];
}
