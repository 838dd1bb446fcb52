import { Inject, Injectable, Logger } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { paymentsToRetry, type DuePayment } from '../../../projections/payment-task/queries.js';
import { Clock } from '../../foundation/clock.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { PaymentFlow } from './payment-flow.js';

const SYSTEM = { kind: 'system', id: 'payment retries' } as const;
const BATCH = 100;

/** Retries failed calls to the partner when they are due. The payment's events hold the time of the next try. */
@Injectable()
export class PaymentRetries {
  private readonly logger = new Logger('payment retries');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PaymentFlow) private readonly payments: PaymentFlow,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Retries each due call once, so that payments that keep failing do not delay the others. */
  async sweep(): Promise<void> {
    const at = this.clock.now();
    let last: DuePayment | null = null;
    for (let full = true; full;) {
      const due: readonly DuePayment[] = await paymentsToRetry(this.db, at, BATCH, last);
      for (const { paymentId } of due) await this.tryOne(paymentId, at);
      last = due.at(-1) ?? null;
      full = due.length === BATCH;
    }
  }

  private async tryOne(paymentId: Uuid, at: string): Promise<void> {
    try {
      await this.retry(paymentId, at);
    } catch (error) {
      this.logger.error(`payment ${paymentId} is tried again with the next sweep: ${String(error)}`);
    }
  }

  private async retry(paymentId: Uuid, at: string): Promise<void> {
    const commandId = derivedId(paymentId, `retry/${at}`);
    const context = { commandId, correlationId: commandId, causationId: null, actor: SYSTEM };
    await this.payments.record(paymentId, { type: 'RetryDue', at }, context);
  }
}
