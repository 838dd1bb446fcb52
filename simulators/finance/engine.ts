import { financeEnvelope } from '../../services/partners/finance/webhook.js';
import type { FinanceEvent } from '../../services/partners/finance/protocol.js';
import { openJournal, type Journal } from '../simulation/journal.js';
import type { Timers } from '../simulation/timers.js';
import { WebhookCourier } from '../simulation/webhook-courier.js';
import { stockholmDate } from '../../domain/kernel/index.js';
import { billedOn, changed } from './billing.js';
import { settle } from './credits.js';
import type { FinanceRecord } from './state.js';
import { FinanceFault, noticed, type FinanceWorld } from './world.js';

const AN_HOUR = 3_600_000;

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
    this.billEachHour();
    for (const [id, event] of state.undelivered) this.courier.enqueue(id, event);
  }

  commit(records: readonly FinanceRecord[]): void {
    if (records.length === 0) return;
    this.journal.append(records);
    for (const record of records) {
      this.world.state.apply(record);
      this.followUp(record);
    }
    this.bill();
  }

  /** Bills what is due today, credits what came back, and reminds those who are late. */
  bill(): void {
    const { state, now } = this.world;
    const today = stockholmDate(now().toISOString());
    for (const credit of state.credits.values()) {
      const records = billedOn(state, credit, today).flatMap((notice) => noticed(this.world, credit, notice));
      if (records.length > 0) this.commit(records);
    }
  }

  /** A customer pays into the company's account. @throws FinanceFault when no notice has this number */
  pay(ocr: string, amount: number): void {
    const { state } = this.world;
    const notice = [...state.notices.values()].find((each) => each.ocr === ocr);
    const credit = notice && state.credits.get(notice.creditId);
    if (!notice || !credit) throw new FinanceFault(404, 'unknown-ocr', 'No notice has this number');
    this.commit(noticed(this.world, credit, changed(notice, { paid: notice.paid + amount })));
  }

  private billEachHour(): void {
    const cancel = this.options.timers.after(AN_HOUR, () => {
      this.cancels.delete(cancel);
      this.bill();
      this.billEachHour();
    });
    this.cancels.add(cancel);
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
