import { financeEnvelope } from '../../services/partners/finance/webhook.js';
import type { FinanceEvent } from '../../services/partners/finance/protocol.js';
import { openJournal, type Journal } from '../simulation/journal.js';
import type { Timers } from '../simulation/timers.js';
import { WebhookCourier } from '../simulation/webhook-courier.js';
import { settle } from './credits.js';
import type { FinanceRecord } from './state.js';
import type { FinanceWorld } from './world.js';

export interface FinanceEngineOptions {
  readonly webhookUrl: string | null;
  readonly retryMs: readonly number[];
  readonly journalPath?: string;
  readonly timers: Timers;
}

/** Stores every change as one line of a journal, sends the webhooks, and decides slow applications. */
export class FinanceEngine {
  readonly courier: WebhookCourier<FinanceEvent>;
  private readonly journal: Journal<readonly FinanceRecord[]>;
  private readonly cancels = new Set<() => void>();

  constructor(
    readonly world: FinanceWorld,
    private readonly options: FinanceEngineOptions,
  ) {
    const { state, faults, hmacKey } = world;
    this.journal = openJournal(options.journalPath, (records) => records.forEach((record) => state.apply(record)));
    this.courier = new WebhookCourier({
      url: options.webhookUrl,
      timers: options.timers,
      faults,
      retryMs: options.retryMs,
      delayMs: 0,
      body: (event) => financeEnvelope(event, hmacKey),
      onDelivered: (id) => this.commit([{ type: 'webhook-delivered', id }]),
    });
    for (const credit of state.credits.values()) this.followUp({ type: 'credit', credit });
    for (const [id, event] of state.undelivered) this.courier.enqueue(id, event);
  }

  commit(records: readonly FinanceRecord[]): void {
    if (records.length === 0) return;
    this.journal.append(records);
    for (const record of records) {
      this.world.state.apply(record);
      this.followUp(record);
    }
  }

  async close(): Promise<void> {
    for (const cancel of this.cancels) cancel();
    await this.courier.close();
    this.journal.close();
  }

  private followUp(record: FinanceRecord): void {
    if (record.type === 'webhook') this.courier.enqueue(record.event.eventId, record.event);
    if (record.type !== 'credit' || record.credit.status !== 'pending') return;
    const { creditId } = record.credit;
    const cancel = this.options.timers.after(this.world.slowMs, () => {
      this.cancels.delete(cancel);
      this.commit(settle(this.world, creditId));
    });
    this.cancels.add(cancel);
  }
}
