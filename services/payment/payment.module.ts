import { Module } from '@nestjs/common';
import type pg from 'pg';

import type { Database } from '../database/connection.js';
import { DATABASE, POOL } from '../platform/tokens.js';
import { BookedLines } from './report/booked-lines.js';
import { PaymentActions } from './payment-actions.js';
import { PaymentFlow } from './payment-flow.js';
import { PaymentNotifications } from './payment-notifications.js';
import { PaymentRetries } from './payment-retries.js';
import { PaymentWebhookController } from './payment-webhook.controller.js';

@Module({
  controllers: [PaymentWebhookController],
  providers: [
    { provide: PaymentActions, inject: [POOL], useFactory: (pool: pg.Pool) => new PaymentActions(pool) },
    { provide: BookedLines, inject: [DATABASE], useFactory: (db: Database) => new BookedLines(db) },
    PaymentFlow,
    PaymentNotifications,
    PaymentRetries,
  ],
  exports: [PaymentFlow, PaymentRetries, PaymentActions],
})
export class PaymentModule {}
