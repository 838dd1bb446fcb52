import type { WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import type { ShipmentOrderBody } from '../../services/partners/warehouse/protocol.js';

/** A shipment. It stores what decides the next steps, and not the personal data on the address label. */
export interface Shipment {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly deliveryOption: string;
  /** Whether the customer collects the parcels. The place itself is not stored. */
  readonly collected: boolean;
  readonly parcels: ShipmentOrderBody['parcels'];
  /** The hash of the request. It tells a repeated request from another order with the same id. */
  readonly digest: string;
  readonly receivedAt: string;
  readonly steps: readonly ParcelStep[];
}

export interface ParcelStep {
  readonly status:
    | 'waiting'
    | 'picking'
    | 'packed'
    | 'dispatched'
    | 'ready'
    | 'delivered'
    | 'not-delivered'
    | 'came-back'
    | 'stopped'
    | 'ended';
  readonly at: string;
  /** Nobody may pick the parcel before it is released. */
  readonly awaits?: true;
  /** The ids of the reorders that sent the parcel again. */
  readonly sentAgain?: readonly string[];
}

export type WarehouseRecord =
  | { readonly type: 'shipment'; readonly shipment: Shipment }
  | { readonly type: 'webhook'; readonly id: string; readonly notification: WarehouseNotification }
  | { readonly type: 'webhook-delivered'; readonly id: string };

export interface WarehouseState {
  readonly shipments: Map<string, Shipment>;
  readonly undelivered: Map<string, WarehouseNotification>;
}

export function apply(state: WarehouseState, record: WarehouseRecord): void {
  if (record.type === 'shipment') state.shipments.set(record.shipment.orderId, inNewWords(record.shipment));
  else if (record.type === 'webhook') state.undelivered.set(record.id, record.notification);
  else state.undelivered.delete(record.id);
}

/** Older journals have one word for a parcel that has not left, and one for a whole order that is stopped. */
function inNewWords(shipment: Shipment & { readonly cancelled?: boolean }): Shipment {
  const status = shipment.cancelled ? 'stopped' : 'waiting';
  const steps = shipment.steps.map((step) =>
    (step.status as string) === 'packing' ? ({ ...step, status } as const) : step,
  );
  return { ...shipment, steps };
}
