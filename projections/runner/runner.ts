import type pg from 'pg';

import type { Position } from '../../domain/kernel/index.js';
import { ensureCheckpoints } from '../follower/checkpoint.js';
import type { EventSource } from '../follower/event-source.js';
import { Follower } from './follower.js';
import { Following, type FollowingOptions } from './following.js';
import { LiveView } from './live-view.js';
import { listParked, type ParkedRow } from '../follower/parked-events.js';
import { applyParked, type ParkedOutcome } from './parked-streams.js';
import type { Projection } from './projection.js';
import type { RebuildReport } from './rebuild/rebuild-progress.js';
import { Rebuild, RebuildRunning, type RebuildOptions } from './rebuild/rebuild.js';
import { waitForElsewhere } from './remote-wait.js';
import { viewStatus, type ViewStatus } from './status.js';

export interface RunnerOptions extends Partial<FollowingOptions> {
  /** The shop's clock. It is needed for the lag in seconds. */
  readonly now?: () => Date;
}

const DEFAULTS: FollowingOptions = { liveBatch: 500, catchUpBatch: 5_000, pollMs: 1_000, onError: () => undefined };

export interface ParkedInView extends ParkedRow {
  readonly view: string;
}

/**
 * Keeps the views up to date. Any number of processes may create a runner. A process that calls `start` follows the
 * events. Others can still wait for views, rebuild them and retry parked events.
 */
export class ProjectionRunner {
  private readonly views: ReadonlyMap<string, LiveView>;
  private readonly following: Following;
  private started = false;
  private readonly stopping = new AbortController();
  private rebuilding: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly source: EventSource,
    private readonly pool: pg.Pool,
    private readonly projections: readonly Projection[],
    private readonly options: RunnerOptions = {},
  ) {
    this.views = new Map(projections.map((projection) => [projection.name, new LiveView(projection)]));
    const follower = new Follower(source, pool);
    this.following = new Following(source, follower, [...this.views.values()], { ...DEFAULTS, ...options });
  }

  /** Starts to follow the events. It resolves before the views have caught up, when their checkpoints are read. */
  async start(): Promise<void> {
    await this.ensureCheckpoints();
    await this.following.start();
    this.started = true;
    const outdated = [...this.views.values()].filter((view) => view.outdated).map(({ name }) => name);
    if (outdated.length > 0)
      this.rebuilding = this.rebuild(outdated, { patienceMs: Infinity, signal: this.stopping.signal }).catch(
        (error: unknown) => this.rebuildFailed(error),
      );
  }

  /** Stops after the current batch. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.rebuilding;
    if (this.started) await this.following.stop();
  }

  /**
   * Waits until the view has handled all events up to a position.
   * @returns false after `timeoutMs` milliseconds; the reader then shows the view as it is
   */
  async waitFor(view: string, position: Position, timeoutMs: number): Promise<boolean> {
    const live = this.view(view);
    if (this.started) return this.following.waitFor(live, position, timeoutMs);
    return waitForElsewhere(this.source, this.pool, live.projection, position, timeoutMs);
  }

  /** The position and lag of each view, whichever process follows it. */
  status(): Promise<ViewStatus[]> {
    const now = this.options.now?.() ?? new Date();
    return viewStatus(this.source, this.pool, this.projections, now, (name) =>
      this.started ? this.views.get(name) : undefined,
    );
  }

  async parked(view?: string): Promise<ParkedInView[]> {
    const rows = await listParked(this.pool, view === undefined ? [...this.views.keys()] : [view]);
    return rows.map((row) => ({ ...row, view: row.follower }));
  }

  /** Returns what a retry would do, and writes nothing. */
  dryRun(view: string, streamId: string): Promise<ParkedOutcome> {
    return applyParked(this.source, this.pool, this.view(view).projection, streamId, true);
  }

  /** Applies a stream's parked events in order, all or none. */
  async retry(view: string, streamId: string): Promise<ParkedOutcome> {
    const outcome = await applyParked(this.source, this.pool, this.view(view).projection, streamId, false);
    this.begunAgain([view]);
    return outcome;
  }

  /**
   * Rebuilds views from the first event while the live ones continue. It compares both and swaps the tables. Several
   * views share one pass over the event log.
   * @throws RebuildRunning when any process is already rebuilding one of them
   */
  async rebuild(views: string | readonly string[], options?: RebuildOptions): Promise<RebuildReport[]> {
    const names = typeof views === 'string' ? [views] : views;
    await this.ensureCheckpoints();
    const reports = await new Rebuild(this.source, this.pool, 'rebuild', options).run(this.named(names));
    this.begunAgain(names);
    return reports;
  }

  /** Rebuilds the rows beside the live view, compares them row by row, and drops the new ones (SUP-05). */
  async verify(view: string, options?: RebuildOptions): Promise<RebuildReport> {
    await this.ensureCheckpoints();
    const [report] = await new Rebuild(this.source, this.pool, 'verify', options).run(this.named([view]));
    return report as RebuildReport;
  }

  private ensureCheckpoints(): Promise<void> {
    const followers = this.projections.map(({ name, version }) => ({ follower: name, version }));
    return ensureCheckpoints(this.pool, followers);
  }

  private begunAgain(views: readonly string[]): void {
    if (this.started) for (const view of views) this.following.beginAgain(this.view(view));
  }

  /** Logs a failed rebuild, unless another process rebuilds the view at the same time. */
  private rebuildFailed(error: unknown): void {
    if (!(error instanceof RebuildRunning) && !this.stopping.signal.aborted) this.options.onError?.(error);
  }

  private named(views: readonly string[]): Projection[] {
    return views.map((view) => this.view(view).projection);
  }

  private view(name: string): LiveView {
    const view = this.views.get(name);
    if (!view) throw new RangeError(`there is no view ${name}`);
    return view;
  }
}
