import type { Faults } from '../simulation/faults.js';
import { openJournal, type Journal } from '../simulation/journal.js';
import type { Timers } from '../simulation/timers.js';
import { WebhookCourier } from '../simulation/webhook-courier.js';
import type { WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import { warehouseEnvelope } from '../../services/partners/warehouse/webhook.js';
import { isCollected, move, release, sendAgain, short, stop, type Move, type Short } from './parcels.js';
import { apply, type ParcelStep, type Shipment, type WarehouseRecord, type WarehouseState } from './state.js';

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
    this.plan(orderId, parcel);
    return true;
  }

  /** Stops parcels that are not packed. Returns all of the named ones that it never sends, or null for an unknown order. */
  stop(orderId: string, parcels: readonly number[]): readonly number[] | null {
    const shipment = this.state.shipments.get(orderId);
    if (!shipment) return null;
    const { shipment: after, stopped } = stop(shipment, parcels, this.options.now().toISOString());
    this.commit([{ type: 'shipment', shipment: after }]);
    return stopped;
  }

  /** Lets parcels be picked. False for an unknown order. */
  release(orderId: string, parcels: readonly number[]): boolean {
    const shipment = this.state.shipments.get(orderId);
    if (!shipment) return false;
    const released = parcels.filter((parcel) => shipment.steps[parcel - 1]?.awaits);
    this.commit([{ type: 'shipment', shipment: release(shipment, released, this.options.now().toISOString()) }]);
    for (const parcel of released) this.plan(orderId, parcel);
    return true;
  }

  /** Sends an uncollected parcel to the same place again. */
  sendAgain(orderId: string, parcel: number, reorderId: string): 'taken' | 'too-late' | 'unknown' {
    const shipment = this.state.shipments.get(orderId);
    const records = shipment ? sendAgain(shipment, parcel, reorderId, this.options.now().toISOString()) : 'unknown';
    if (typeof records === 'string') return records;
    this.commit(records);
    if (records.length > 0) this.plan(orderId, parcel);
    return 'taken';
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

  /**
   * The next step and its time. A parcel is picked and packed in a third of its time each. It waits in its place for half
   * the time of its delivery.
   */
  private next(
    shipment: Shipment,
    parcel: number,
    status: ParcelStep['status'],
  ): readonly [Move, number | null] | null {
    const { dispatchAfterMs, deliverAfterMs } = this.options;
    const [third, half] = [dispatchAfterMs && dispatchAfterMs / 3, deliverAfterMs && deliverAfterMs / 2];
    if (status === 'waiting') return ['picking', third];
    if (status === 'picking') return ['packed', third];
    if (status === 'packed') return ['dispatched', third];
    if (status === 'ready') return ['delivered', half];
    if (status !== 'dispatched') return null;
    return isCollected(shipment, parcel) ? ['ready', half] : ['delivered', deliverAfterMs];
  }

  private plan(orderId: string, parcel: number): void {
    const shipment = this.state.shipments.get(orderId);
    const step = shipment?.steps[parcel - 1];
    const next = step && !step.awaits ? this.next(shipment, parcel, step.status) : null;
    if (!step || !next || next[1] === null) return;
    const [to, after] = next;
    const wait = Math.max(0, Date.parse(step.at) + after - this.options.now().getTime());
    const cancel = this.options.timers.after(wait, () => {
      this.cancels.delete(cancel);
      this.move(orderId, parcel, to);
    });
    this.cancels.add(cancel);
  }
}
