import { Inject, Module } from '@nestjs/common';
import type pg from 'pg';

import type { Database } from '../../foundation/database/connection.js';
import { DATABASE, POOL } from '../../foundation/platform/tokens.js';
import { BilledLines } from './billed-lines.js';
import { BookedLines } from './report/booked-lines.js';
import { PaymentActions } from './payment-actions.js';
import { PaymentFlow } from './payment-flow.js';
import { PaymentNotifications } from './payment-notifications.js';
import { PaymentRetries } from './payment-retries.js';
import { PaymentWebhookController } from './payment-webhook.controller.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { SweepRegistry } from '../../foundation/reactions/sweep-registry.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { FinanceWebhookController } from './finance/finance-webhook.controller.js';
import { MoneyPartners } from './finance/money-partners.js';
import { Clock } from '../../foundation/clock.js';
import { paymentPartnerReactions } from './partner-reactions.js';

@Module({
  controllers: [PaymentWebhookController, FinanceWebhookController],
  providers: [
    { provide: PaymentActions, inject: [POOL], useFactory: (pool: pg.Pool) => new PaymentActions(pool) },
    { provide: BookedLines, inject: [DATABASE], useFactory: (db: Database) => new BookedLines(db) },
    BilledLines,
    MoneyPartners,
    PaymentFlow,
    PaymentNotifications,
    PaymentRetries,
  ],
  exports: [PaymentFlow, PaymentRetries, PaymentActions, MoneyPartners],
})
export class PaymentModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(SweepRegistry) sweeps: SweepRegistry,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(MoneyPartners) partners: MoneyPartners,
    @Inject(BilledLines) lines: BilledLines,
    @Inject(Clock) clock: Clock,
    @Inject(PaymentRetries) retries: PaymentRetries,
  ) {
    reactions.register(20, ...paymentPartnerReactions(commands, partners, lines, clock));
    sweeps.register(10, { name: 'payment retries', sweep: () => retries.sweep() });
  }
}
