import type pg from 'pg';

import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { PaymentAction } from '../../partners/adyen/gateway.js';

/** Stores the partner's latest action for a payment, so that the shopper can return to it. */
export class PaymentActions {
  constructor(private readonly pool: pg.Pool) {}

  async keep(paymentId: Uuid, action: PaymentAction, at: Instant): Promise<void> {
    await this.pool.query(
      `INSERT INTO payment_action (payment_id, action, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (payment_id) DO UPDATE SET action = EXCLUDED.action, created_at = EXCLUDED.created_at`,
      [paymentId, JSON.stringify(action), at],
    );
  }

  /** Forgets the action of a shopper who has done it, so that no page leads to it again. */
  async forget(paymentId: Uuid): Promise<void> {
    await this.pool.query('DELETE FROM payment_action WHERE payment_id = $1', [paymentId]);
  }

  async find(paymentId: Uuid): Promise<PaymentAction | null> {
    const { rows } = await this.pool.query<{ action: PaymentAction }>(
      'SELECT action FROM payment_action WHERE payment_id = $1',
      [paymentId],
    );
    return rows[0]?.action ?? null;
  }
}
