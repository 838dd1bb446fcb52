import { Inject, Injectable, Logger } from '@nestjs/common';

import type { Uuid } from '../../domain/kernel/index.js';
import { paymentsToRetry } from '../../projections/payment-task/queries.js';
import { Clock } from '../clock/clock.js';
import { derivedId } from '../command-handling/derived-id.js';
import type { Database } from '../database/connection.js';
import { DATABASE } from '../platform/tokens.js';
import { PaymentFlow } from './payment-flow.js';

const SYSTEM = { kind: 'system', id: 'payment retries' } as const;
const BATCH = 100;

/** Sends what has failed at the partner again when its time has come; the payment's own events say when that is. */
@Injectable()
export class PaymentRetries {
  private readonly logger = new Logger('payment retries');

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PaymentFlow) private readonly payments: PaymentFlow,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** One payment that cannot be handled does not keep the others waiting. */
  async sweep(): Promise<void> {
    const at = this.clock.now();
    for (const paymentId of await paymentsToRetry(this.db, at, BATCH)) {
      try {
        await this.retry(paymentId, at);
      } catch (error) {
        this.logger.error(`payment ${paymentId} is tried again with the next sweep: ${String(error)}`);
      }
    }
  }

  private async retry(paymentId: Uuid, at: string): Promise<void> {
    const commandId = derivedId(paymentId, `retry/${at}`);
    const context = { commandId, correlationId: commandId, causationId: null, actor: SYSTEM };
    await this.payments.record(paymentId, { type: 'RetryDue', at }, context);
  }
}
