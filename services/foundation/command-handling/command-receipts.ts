import type pg from 'pg';

import type { Instant, Rejection } from '../../../domain/kernel/index.js';

export interface Receipt {
  readonly fingerprint: string;
  readonly rejection: Rejection;
}

/**
 * Stores refused commands that carry an idempotency key. A refused command leaves no event, but a retry must get the
 * same refusal.
 */
export class CommandReceipts {
  constructor(private readonly pool: pg.Pool) {}

  async find(commandId: string): Promise<Receipt | null> {
    const text = 'SELECT fingerprint, rejection FROM command_receipt WHERE command_id = $1';
    const { rows } = await this.pool.query<Receipt>({ name: 'find-receipt', text, values: [commandId] });
    return rows[0] ?? null;
  }

  async keep(commandId: string, receipt: Receipt, at: Instant): Promise<void> {
    await this.pool.query(
      `INSERT INTO command_receipt (command_id, fingerprint, rejection, recorded_at)
       VALUES ($1, $2, $3, $4) ON CONFLICT (command_id) DO NOTHING`,
      [commandId, receipt.fingerprint, JSON.stringify(receipt.rejection), at],
    );
  }
}
