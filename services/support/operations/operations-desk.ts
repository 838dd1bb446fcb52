import { Logger } from '@nestjs/common';

import type { Actor, BusinessDate } from '../../../domain/kernel/index.js';
import {
  RebuildRunning,
  type ParkedOutcome,
  type ProjectionRunner,
  type ViewStatus,
} from '../../../projections/runner/index.js';
import type {
  OperationsDesk,
  ParkedOutcomeShown,
  PartnerShown,
  RebuildShown,
  ViewShown,
} from '../contract/operations.js';
import type { Result, ShopError } from '../../foundation/problem/result-contract.js';
import { SYSTEM } from '../../foundation/command-handling/command-context.js';
import type { Staff } from '../../access/staff/staff.js';
import type { HoldUp } from '../../foundation/event-store/port.js';
import type { ReactionLag } from '../../foundation/reactions/reaction-lag.js';
import type { ParkedReactions } from '../../foundation/reactions/parked-reactions.js';
import { supportTexts as texts } from '../texts.js';
import type { PartnerDesk } from './partner-desk.js';
import type { ShopJobs } from './shop-jobs.js';
import type { HeldGoodsDesk } from './held-goods-desk.js';
import type { LateRefundsDesk } from './late-refunds-desk.js';
import type { StuckDesk } from './stuck-desk.js';

const refused = (error: ShopError) => ({ ok: false, errors: [error] }) as const;

/** The part of the worker and the views that this service needs. */
export interface Followers {
  lags(): Promise<readonly ReactionLag[]>;
  holdUp(): Promise<HoldUp | null>;
}

/** Serves the operations page of the console (SUP-07). */
export class ShopOperations implements OperationsDesk {
  private readonly logger = new Logger('console operations');

  constructor(
    private readonly runner: ProjectionRunner,
    private readonly parkedOnes: ParkedReactions,
    private readonly followers: Followers,
    private readonly calendar: ShopJobs,
    private readonly stuck: StuckDesk,
    private readonly held: HeldGoodsDesk,
    private readonly late: LateRefundsDesk,
    private readonly partnerDesk: PartnerDesk,
    private readonly actor: Actor = SYSTEM,
  ) {}

  /** Returns the same service for one member of staff, who becomes the actor of its events. */
  by({ staffId }: Staff): ShopOperations {
    return new ShopOperations(
      this.runner,
      this.parkedOnes,
      this.followers,
      this.calendar,
      this.stuck,
      this.held,
      this.late,
      this.partnerDesk,
      {
        kind: 'staff',
        id: staffId,
      },
    );
  }

  async views(): Promise<readonly ViewShown[]> {
    return (await this.runner.status()).map((status) => ({
      ...status,
      rebuild: status.rebuild && rebuildShown(status.rebuild),
    }));
  }

  reactions(): Promise<readonly ReactionLag[]> {
    return this.followers.lags();
  }

  holdUp(): Promise<HoldUp | null> {
    return this.followers.holdUp();
  }

  partners(): Promise<readonly PartnerShown[]> {
    return this.partnerDesk.list();
  }

  parked() {
    return this.runner.parked();
  }

  parkedReactions() {
    return this.parkedOnes.list();
  }

  async retryReaction(reaction: string, streamId: string): Promise<Result> {
    return (await this.parkedOnes.retryNow(reaction, streamId)) ? { ok: true } : refused(texts.nothingParked);
  }

  async rebuild(view: string, purpose: 'rebuild' | 'verify'): Promise<Result> {
    const status = (await this.runner.status()).find((each) => each.view === view);
    if (!status) return refused(texts.unknownView);
    const working = purpose === 'rebuild' ? this.runner.rebuild(view) : this.runner.verify(view);
    // A rebuild may take minutes, so this call does not wait for its end. The page sees the progress in `views`. A
    // refusal is returned at once.
    const begun = working.then(
      () => 'begun' as const,
      (error: unknown) => this.rebuildFailed(view, error),
    );
    const first = await Promise.race([begun, soon()]);
    return first === 'running' ? refused(texts.rebuildRunning) : { ok: true };
  }

  async dryRun(view: string, streamId: string) {
    if (!(await this.isView(view))) return refused(texts.unknownView);
    return { ok: true, outcome: outcomeShown(await this.runner.dryRun(view, streamId)) } as const;
  }

  async retry(view: string, streamId: string) {
    if (!(await this.isView(view))) return refused(texts.unknownView);
    return { ok: true, outcome: outcomeShown(await this.runner.retry(view, streamId)) } as const;
  }

  get jobs(): readonly string[] {
    return this.calendar.names;
  }

  jobRuns() {
    return this.calendar.runs();
  }

  runJob(job: string, date: BusinessDate): Promise<Result> {
    return this.calendar.run(job, date, this.actor);
  }

  calendarAsked() {
    return this.calendar.asked();
  }

  passOver(job: string, date: BusinessDate, reason: string): Promise<Result> {
    return this.calendar.passOver({ job, date, reason }, this.actor);
  }

  goOn(question: string, reason: string, job: string | null): Promise<Result> {
    return this.calendar.goOn({ question, reason, job }, this.actor);
  }

  stuckOrders() {
    return this.stuck.list();
  }

  heldGoods() {
    return this.held.list();
  }

  lateRefunds() {
    return this.late.list();
  }

  repeatStep(orderId: string, step: string): Promise<Result> {
    return this.stuck.repeat(orderId, step, this.actor);
  }

  private async isView(view: string): Promise<boolean> {
    return (await this.runner.status()).some((each) => each.view === view);
  }

  private rebuildFailed(view: string, error: unknown): 'running' | 'failed' {
    if (error instanceof RebuildRunning) return 'running';
    this.logger.error(`view ${view}: ${String(error)}`);
    return 'failed';
  }
}

const SOON_MS = 300;

function soon(): Promise<'working'> {
  return new Promise((resolve) => setTimeout(() => resolve('working'), SOON_MS));
}

function rebuildShown({ report, ...progress }: NonNullable<ViewStatus['rebuild']>): RebuildShown {
  const { purpose, phase, events, fraction, failure, startedAt, updatedAt } = progress;
  const { comparison = null, seconds = null } = report ?? {};
  const compared = { differences: comparison?.differences ?? null, rows: comparison?.rows ?? null, seconds };
  return { purpose, phase, events, fraction, failure, startedAt, updatedAt, ...compared };
}

function outcomeShown({ applied, steps, failure }: ParkedOutcome): ParkedOutcomeShown {
  const text = (row: object | null): string => (row ? JSON.stringify(row, null, 2) : '–');
  const shown = steps.map(({ eventId, type, revision, rows }) => ({
    eventId,
    type,
    revision,
    rows: rows.map(({ key, before, after }) => ({ key: key.join(' / '), before: text(before), after: text(after) })),
  }));
  return { applied, steps: shown, failure };
}
