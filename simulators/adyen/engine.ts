import type { FaultSettings } from '../simulation/faults.js';
import { openJournal, type Journal } from '../simulation/journal.js';
import type { Timers } from '../simulation/timers.js';
import { WebhookCourier } from '../simulation/webhook-courier.js';
import { sign, signedText } from '../../services/partners/adyen/signature.js';
import type { NotificationItem } from '../../services/partners/adyen/webhook.js';
import { settleSlowBank } from './bank-payments.js';
import { closeOffer } from './shopper-steps.js';
import { apply, type PaymentStatus, type SimulatorRecord } from './state.js';
import type { World } from './world.js';

export interface EngineOptions {
  readonly hmacKey: string;
  readonly webhookUrl: string | null;
  readonly webhookDelayMs: number;
  readonly retryMs: readonly number[];
  readonly journalPath?: string;
  readonly timers: Timers;
}

/**
 * Stores every change of the simulator as one line of a journal file. It also sends the webhooks and sets the timers
 * that follow from a change.
 */
export class Engine {
  readonly courier: WebhookCourier<NotificationItem>;
  private readonly journal: Journal<readonly SimulatorRecord[]>;
  private readonly cancels = new Map<string, () => void>();

  constructor(
    readonly world: World,
    private readonly options: EngineOptions,
  ) {
    this.journal = openJournal(options.journalPath, (records) =>
      records.forEach((record) => apply(world.state, record)),
    );
    this.courier = new WebhookCourier({
      url: options.webhookUrl,
      timers: options.timers,
      faults: world.faults,
      retryMs: options.retryMs,
      delayMs: options.webhookDelayMs,
      body: (item) => envelope(item, options.hmacKey),
      onDelivered: (id) => this.commit([{ type: 'webhook-delivered', id }]),
    });
    this.resume();
  }

  commit(records: readonly SimulatorRecord[]): void {
    if (records.length === 0) return;
    this.journal.append(records);
    for (const record of records) {
      apply(this.world.state, record);
      this.followUp(record);
    }
  }

  setFaults(settings: Partial<FaultSettings>): void {
    this.world.faults.set(settings);
  }

  async close(): Promise<void> {
    for (const cancel of this.cancels.values()) cancel();
    await this.courier.close();
    this.journal.close();
  }

  private resume(): void {
    const { state } = this.world;
    for (const payment of state.payments.values()) this.followUp({ type: 'payment', payment });
    for (const [id, item] of state.undelivered) this.courier.enqueue(id, item);
  }

  private followUp(record: SimulatorRecord): void {
    if (record.type === 'webhook') this.courier.enqueue(record.id, record.item);
    if (record.type !== 'payment') return;
    const { pspReference, status, expiresAt } = record.payment;
    this.cancels.get(pspReference)?.();
    this.cancels.delete(pspReference);
    const end = TIMED[status];
    if (!end) return;
    const wait = Math.max(0, Date.parse(expiresAt) - this.world.now().getTime());
    this.cancels.set(
      pspReference,
      this.options.timers.after(wait, () => this.commit(end(this.world, pspReference))),
    );
  }
}

type End = (world: World, pspReference: string) => readonly SimulatorRecord[];
/** What the time does to a payment that nobody has decided. */
const TIMED: Readonly<Partial<Record<PaymentStatus, End>>> = {
  'awaiting-swish': closeOffer,
  challenged: closeOffer,
  'awaiting-bank': settleSlowBank,
};

export function envelope(item: NotificationItem, hmacKey: string): object {
  const additionalData = { ...item.additionalData, hmacSignature: sign(signedText(item), hmacKey) };
  return { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] };
}
