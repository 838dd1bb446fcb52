import type { Position } from '../../domain/kernel/index.js';
import type { EventSource } from './event-source.js';
import type { Follower } from './follower.js';
import type { LiveView } from './live-view.js';
import { Pause } from './pause.js';
import { Waiters } from './waiters.js';

export interface FollowingOptions {
  /** Events a read while live; small, so that a reader of one's own write waits for little else. */
  readonly liveBatch: number;
  readonly catchUpBatch: number;
  /** Behind the wake-ups. */
  readonly pollMs: number;
  /** Told of a log that cannot be read, or a view that cannot be written. */
  readonly onError: (error: unknown, view?: string) => void;
}

/** Appends that come within this are taken in one batch, unless somebody waits. */
const GATHER_MS = 20;
/** While somebody waits for a write that an older, running transaction still hides. */
const WAITED_FOR_MS = 5;
const RETRY_MS = 1_000;

/** The loop of a following process: the live views in step, those behind on their own until they catch up. */
export class Following {
  readonly waiters = new Waiters();
  private readonly pause = new Pause();
  private readonly gather = new Pause();
  private readonly live = new Set<LiveView>();
  private readonly behind = new Set<LiveView>();
  private readonly begunAgain = new Set<LiveView>();
  private loop: Promise<void> | null = null;
  private stopping = false;

  constructor(
    private readonly source: EventSource,
    private readonly follower: Follower,
    private readonly views: readonly LiveView[],
    private readonly options: FollowingOptions,
  ) {}

  async start(): Promise<void> {
    await this.follower.adopt(this.views);
    this.views.forEach((view) => this.behind.add(view));
    const unlisten = this.source.onAppended(() => this.pause.wake());
    this.loop = this.run().finally(unlisten);
  }

  /** Ends after the batch in hand. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.pause.wake();
    this.gather.wake();
    await this.loop;
    this.waiters.abandonAll();
  }

  waitFor(view: LiveView, position: Position, timeoutMs: number): Promise<boolean> {
    const reached = this.waiters.add(view.name, position, timeoutMs);
    this.settle();
    this.pause.wake();
    this.gather.wake();
    return reached;
  }

  /** A view whose rows were swapped under it begins again where they stand, between two batches. */
  beginAgain(view: LiveView): void {
    this.begunAgain.add(view);
    this.pause.wake();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const end = await this.round().catch((error: unknown) => this.failed(error));
      this.settle();
      if (!end || this.stopping) continue;
      await this.pause.for(this.waiters.any ? WAITED_FOR_MS : this.options.pollMs);
      if (!this.waiters.any) await this.gather.for(GATHER_MS);
    }
  }

  private async round(): Promise<boolean> {
    await this.adoptBegunAgain();
    let end = await this.follower.step([...this.live], this.options.liveBatch);
    this.settle();
    for (const group of samePosition(this.behind)) end = (await this.catchUp(group)) && end;
    for (const view of this.live) if (view.failure) this.fallBehind(view);
    return end;
  }

  /** Outdated views too: another process may have rebuilt them. */
  private async adoptBegunAgain(): Promise<void> {
    const views = this.views.filter((view) => view.outdated || this.begunAgain.has(view));
    if (views.length === 0) return;
    this.begunAgain.clear();
    await this.follower.adopt(views);
    for (const view of views) {
      this.live.delete(view);
      this.behind.add(view);
    }
  }

  private async catchUp(group: readonly LiveView[]): Promise<boolean> {
    const end = await this.follower.step(group, this.options.catchUpBatch);
    for (const view of group) {
      if (view.failure) this.options.onError(view.failure, view.name);
      else if (end && !view.outdated) this.join(view);
    }
    return end || group.some(({ failure }) => failure !== null);
  }

  private join(view: LiveView): void {
    this.behind.delete(view);
    this.live.add(view);
  }

  private fallBehind(view: LiveView): void {
    this.live.delete(view);
    this.behind.add(view);
    this.options.onError(view.failure, view.name);
  }

  private async failed(error: unknown): Promise<boolean> {
    this.options.onError(error);
    if (!this.stopping) await this.pause.for(RETRY_MS);
    return true;
  }

  private settle(): void {
    for (const view of this.views) if (!view.outdated) this.waiters.reached(view.name, view.position);
  }
}

/** Views that stand at the same place are carried on together: one read of the log serves them. */
function samePosition(views: Iterable<LiveView>): LiveView[][] {
  const groups = new Map<Position, LiveView[]>();
  for (const view of views) groups.set(view.position, [...(groups.get(view.position) ?? []), view]);
  return [...groups.values()];
}
