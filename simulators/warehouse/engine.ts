import type { Faults } from '../simulation/faults.js';
import { openJournal, type Journal } from '../simulation/journal.js';
import type { Timers } from '../simulation/timers.js';
import { WebhookCourier } from '../simulation/webhook-courier.js';
import type { WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import { warehouseEnvelope } from '../../services/partners/warehouse/webhook.js';
import { move, short, type Move, type Short } from './parcels.js';
import { apply, type Shipment, type WarehouseRecord, type WarehouseState } from './state.js';

export interface WarehouseEngineOptions {
  readonly hmacKey: string;
  readonly webhookUrl: string | null;
  readonly retryMs: readonly number[];
  readonly dispatchAfterMs: number | null;
  readonly deliverAfterMs: number | null;
  readonly journalPath?: string;
  readonly faults: Faults;
  readonly now: () => Date;
  readonly timers: Timers;
}

/** Stores the shipments, and dispatches and delivers their parcels after the set times. */
export class WarehouseEngine {
  readonly state: WarehouseState = { shipments: new Map(), undelivered: new Map() };
  readonly courier: WebhookCourier<WarehouseNotification>;
  private readonly journal: Journal<readonly WarehouseRecord[]>;
  private readonly cancels = new Set<() => void>();

  constructor(readonly options: WarehouseEngineOptions) {
    this.journal = openJournal(options.journalPath, (records) =>
      records.forEach((record) => apply(this.state, record)),
    );
    this.courier = new WebhookCourier({
      url: options.webhookUrl,
      timers: options.timers,
      faults: options.faults,
      retryMs: options.retryMs,
      delayMs: 0,
      body: (notification) => warehouseEnvelope(notification, options.hmacKey),
      onDelivered: (id) => this.commit([{ type: 'webhook-delivered', id }]),
    });
    for (const shipment of this.state.shipments.values()) this.planAll(shipment);
    for (const [id, notification] of this.state.undelivered) this.courier.enqueue(id, notification);
  }

  commit(records: readonly WarehouseRecord[]): void {
    this.journal.append(records);
    for (const record of records) {
      apply(this.state, record);
      if (record.type === 'webhook') this.courier.enqueue(record.id, record.notification);
    }
  }

  take(shipment: Shipment): void {
    this.commit([{ type: 'shipment', shipment }]);
    this.planAll(shipment);
  }

  move(orderId: string, parcel: number, to: Move, reason?: string): boolean {
    const shipment = this.state.shipments.get(orderId);
    const records = shipment && move(shipment, parcel, to, this.options.now().toISOString(), reason);
    if (!records) return false;
    this.commit(records);
    if (to === 'dispatched') this.plan(orderId, parcel);
    return true;
  }

  /** Tells of pieces that are lacking or broken. False for an unknown order. */
  short(orderId: string, what: Short): boolean {
    const shipment = this.state.shipments.get(orderId);
    if (shipment) this.commit(short(shipment, what, this.options.now().toISOString()));
    return shipment !== undefined;
  }

  async close(): Promise<void> {
    for (const cancel of this.cancels) cancel();
    await this.courier.close();
    this.journal.close();
  }

  private planAll({ orderId, parcels }: Shipment): void {
    parcels.forEach((_parcel, index) => this.plan(orderId, index + 1));
  }

  private plan(orderId: string, parcel: number): void {
    const shipment = this.state.shipments.get(orderId);
    const step = shipment?.steps[parcel - 1];
    if (!step || shipment.cancelled || (step.status !== 'packing' && step.status !== 'dispatched')) return;
    const [to, after] =
      step.status === 'packing'
        ? (['dispatched', this.options.dispatchAfterMs] as const)
        : (['delivered', this.options.deliverAfterMs] as const);
    if (after === null) return;
    const wait = Math.max(0, Date.parse(step.at) + after - this.options.now().getTime());
    const cancel = this.options.timers.after(wait, () => {
      this.cancels.delete(cancel);
      this.move(orderId, parcel, to);
    });
    this.cancels.add(cancel);
  }
}
