import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';

import { ProjectionRunner } from '../../projections/index.js';
import { GuestDetails } from '../cart/guest-details.js';
import { webShelfReaction } from '../catalogue/stocking/web-shelf-reaction.js';
import { UnfinishedCheckouts } from '../checkout/unfinished-checkouts.js';
import { Clock } from '../clock/clock.js';
import { ReactionCommands } from '../command-handling/reaction-commands.js';
import type { Config } from '../config/config.js';
import type { EventStore } from '../event-store/port.js';
import { SharedTail } from '../event-store/shared-tail.js';
import { erasureReactions } from '../erasure/erasure-reactions.js';
import { Forgetting } from '../erasure/forgetting.js';
import { LocalLetters } from '../erasure/local-letters.js';
import { orderMailReactions } from '../order/mail-reactions.js';
import { repeatReaction } from '../order/repeat-reaction.js';
import { warehouseReactions } from '../order/warehouse-reactions.js';
import type { PaymentGateway } from '../partners/adyen/gateway.js';
import type { Mailer } from '../partners/mail/mailer.js';
import { MAILER, PAYMENT_GATEWAY, WAREHOUSE_GATEWAY } from '../partners/tokens.js';
import type { WarehouseGateway } from '../partners/warehouse/gateway.js';
import { paymentPartnerReactions } from '../payment/partner-reactions.js';
import { PaymentRetries } from '../payment/payment-retries.js';
import { CONFIG, EVENT_STORE, POOL } from '../platform/tokens.js';
import { Processes } from '../reactions/processes.js';
import type { Reaction } from '../reactions/reaction.js';
import { ReactionReceipts } from '../reactions/reaction-receipts.js';
import { reactionLags, type ReactionLag } from '../reactions/reaction-lag.js';
import { ReactionRunner } from '../reactions/reaction-runner.js';
import { StockNotices } from '../stock-watch/stock-notices.js';
import { WorkLocks } from '../work-locks/work-locks.js';

const SWEEP_MS = 30_000;

/** The work behind the scenes: views, process managers, calls to partners, mails and time-outs. */
@Injectable()
export class Worker implements OnApplicationShutdown {
  private readonly logger = new Logger('worker');
  /** Of every reaction, whichever process runs it. */
  readonly lags: () => Promise<readonly ReactionLag[]>;
  private readonly runners: ReactionRunner[];
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ProjectionRunner) private readonly projections: ProjectionRunner,
    @Inject(UnfinishedCheckouts) private readonly unfinished: UnfinishedCheckouts,
    @Inject(GuestDetails) private readonly guests: GuestDetails,
    @Inject(PaymentRetries) private readonly retries: PaymentRetries,
    @Inject(WorkLocks) private readonly locks: WorkLocks,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(POOL) pool: pg.Pool,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(Clock) clock: Clock,
    @Inject(Processes) processes: Processes,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(PAYMENT_GATEWAY) payments: PaymentGateway,
    @Inject(WAREHOUSE_GATEWAY) warehouse: WarehouseGateway,
    @Inject(MAILER) mailer: Mailer,
    @Inject(CONFIG) { publicUrl }: Config,
    @Inject(StockNotices) stockNotices: StockNotices,
    @Inject(Forgetting) forgetting: Forgetting,
    @Inject(LocalLetters) letters: LocalLetters,
  ) {
    const outward: readonly Reaction[] = [
      ...paymentPartnerReactions(commands, payments, clock),
      ...warehouseReactions(commands, warehouse, clock).map((reaction) => receipts.once(reaction)),
      ...orderMailReactions(commands, mailer, publicUrl).map((reaction) => receipts.once(reaction)),
    ];
    const reactions: readonly Reaction[] = [
      ...processes.reactions,
      ...outward,
      repeatReaction(store, processes, outward),
      webShelfReaction(commands),
      stockNotices.reaction,
      ...erasureReactions(forgetting, payments, letters),
    ];
    const tail = new SharedTail(store, [...new Set(reactions.flatMap(({ eventTypes }) => eventTypes))]);
    const parts = { store: tail, pool, clock, locks };
    this.runners = reactions.map((reaction) => new ReactionRunner(reaction, parts));
    this.lags = () => reactionLags(store, pool, clock, reactions);
  }

  async start(): Promise<void> {
    await this.projections.start();
    this.runners.forEach((runner) => runner.start());
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.sweeping);
    await Promise.all(this.runners.map((runner) => runner.stop()));
    await this.projections.stop();
  }

  private async sweep(): Promise<void> {
    await this.swept('payment retries', () => this.retries.sweep());
    await this.swept('unfinished checkouts', () => this.unfinished.sweep());
    await this.swept('guest details', () => this.guests.sweep());
  }

  /** By one process at a time; what fails keeps nothing else from being done. */
  private async swept(name: string, sweep: () => Promise<void>): Promise<void> {
    try {
      if (await this.locks.acquire(name)) await sweep();
    } catch (error) {
      this.logger.warn(`the sweep of ${name} failed and is done again in ${SWEEP_MS / 1000} s: ${String(error)}`);
    }
  }
}
