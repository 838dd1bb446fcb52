import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
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
import { logInMailReactions } from '../identification/log-in-mail-reactions.js';
import { HeldCheques } from '../membership/held-cheques.js';
import { membershipMailReactions } from '../membership/mail-reactions.js';
import { MemberOf } from '../membership/member-of.js';
import { recallReaction } from '../membership/recall-reaction.js';
import { orderMailReactions } from '../order/mail-reactions.js';
import { TrackingLinks } from '../order/tracking-links.js';
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
import { SharedLimits } from '../rate-limit/shared-limits.js';
import { StockNotices } from '../stock-watch/stock-notices.js';
import { WorkLocks } from '../work-locks/work-locks.js';
import { Sweeps } from './sweeps.js';

/** The work behind the scenes: views, process managers, calls to partners, mails and time-outs. */
@Injectable()
export class Worker implements OnApplicationShutdown {
  /** Of every reaction, whichever process runs it. */
  readonly lags: () => Promise<readonly ReactionLag[]>;
  private readonly runners: ReactionRunner[];
  private readonly sweeps: Sweeps;

  constructor(
    @Inject(ProjectionRunner) private readonly projections: ProjectionRunner,
    @Inject(UnfinishedCheckouts) unfinished: UnfinishedCheckouts,
    @Inject(GuestDetails) guests: GuestDetails,
    @Inject(HeldCheques) cheques: HeldCheques,
    @Inject(PaymentRetries) retries: PaymentRetries,
    @Inject(WorkLocks) locks: WorkLocks,
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
    @Inject(TrackingLinks) links: TrackingLinks,
    @Inject(MemberOf) memberOf: MemberOf,
    @Inject(SharedLimits) limits: SharedLimits,
  ) {
    const outward: readonly Reaction[] = [
      ...paymentPartnerReactions(commands, payments, clock),
      ...warehouseReactions(commands, warehouse, clock).map((reaction) => receipts.once(reaction)),
      ...orderMailReactions(commands, mailer, publicUrl, links).map((reaction) => receipts.once(reaction)),
    ];
    const reactions: readonly Reaction[] = [
      ...processes.reactions,
      ...outward,
      repeatReaction(store, processes, outward),
      ...membershipMailReactions(commands, mailer, publicUrl).map((reaction) => receipts.once(reaction)),
      ...logInMailReactions(commands, mailer, memberOf, publicUrl).map((reaction) => receipts.once(reaction)),
      recallReaction(commands, cheques),
      webShelfReaction(commands),
      stockNotices.reaction,
      ...erasureReactions(forgetting, payments, letters),
    ];
    const tail = new SharedTail(store, [...new Set(reactions.flatMap(({ eventTypes }) => eventTypes))]);
    const parts = { store: tail, pool, clock, locks };
    this.runners = reactions.map((reaction) => new ReactionRunner(reaction, parts));
    const sweeps = [
      { name: 'payment retries', sweep: () => retries.sweep() },
      { name: 'unfinished checkouts', sweep: () => unfinished.sweep() },
      { name: 'held cheques', sweep: () => cheques.sweep() },
      { name: 'guest details', sweep: () => guests.sweep() },
      { name: 'rate limits', sweep: () => limits.sweep() },
    ];
    this.sweeps = new Sweeps(sweeps, locks);
    this.lags = () => reactionLags(store, pool, clock, reactions);
  }

  async start(): Promise<void> {
    await this.projections.start();
    this.runners.forEach((runner) => runner.start());
    this.sweeps.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.sweeps.stop();
    await Promise.all(this.runners.map((runner) => runner.stop()));
    await this.projections.stop();
  }
}
