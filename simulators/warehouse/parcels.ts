import type { ShortPieces, WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import type { ParcelStep, Shipment, WarehouseRecord } from './state.js';

export type Move = 'dispatched' | 'delivered' | 'not-delivered';

/**
 * Moves one parcel to its next step. Null when the current step does not allow it. `reason` says why it was not
 * delivered.
 */
export function move(
  shipment: Shipment,
  parcel: number,
  to: Move,
  at: string,
  reason = 'not collected',
): readonly WarehouseRecord[] | null {
  const step = shipment.steps[parcel - 1];
  const from = to === 'dispatched' ? 'packing' : 'dispatched';
  if (!step || step.status !== from || shipment.cancelled) return null;
  const steps = shipment.steps.map((each, index): ParcelStep => (index === parcel - 1 ? { status: to, at } : each));
  const notification = notificationOf(shipment, parcel, to, at, reason);
  return [
    { type: 'shipment', shipment: { ...shipment, steps } },
    { type: 'webhook', id: notification.notificationId, notification },
  ];
}

/** What the warehouse says is wrong. `left`: whether the parcel still has goods to send. */
export interface Short {
  readonly parcel: number;
  readonly lines: readonly ShortPieces[];
  readonly left: boolean;
}

/**
 * Tells the shop that pieces of a parcel are lacking or broken. The simulator knows no goods, so whoever tells it to
 * names the lines, wrong ones too. A parcel with nothing left is never sent.
 */
export function short(shipment: Shipment, { parcel, lines, left }: Short, at: string): readonly WarehouseRecord[] {
  const id = `${shipment.orderNumber}-${parcel}:short:${lines.map(({ line }) => line).join('+')}`;
  const { orderId, orderNumber, parcels } = shipment;
  const named = { notificationId: id, orderId, orderNumber, parcel, parcels: parcels.length, occurredAt: at };
  const steps = shipment.steps.map((step, index): ParcelStep =>
    left || index !== parcel - 1 ? step : { status: 'ended', at },
  );
  return [
    { type: 'shipment', shipment: { ...shipment, steps } },
    { type: 'webhook', id, notification: { type: 'short', lines, ...named } },
  ];
}

function notificationOf(
  shipment: Shipment,
  parcel: number,
  to: Move,
  occurredAt: string,
  reason: string,
): WarehouseNotification {
  const fields = {
    notificationId: `${shipment.orderNumber}-${parcel}:${to}`,
    orderId: shipment.orderId,
    orderNumber: shipment.orderNumber,
    parcel,
    parcels: shipment.parcels.length,
    trackingNumber: carriersNumber(shipment.orderNumber, parcel),
    carrier: carrierOf(shipment, parcel),
    occurredAt,
  };
  return to === 'not-delivered' ? { type: to, reason, ...fields } : { type: to, ...fields };
}

/** A tracking number in the carrier's own format. So the shop cannot take it for a number of its own. */
function carriersNumber(orderNumber: string, parcel: number): string {
  return `AL${orderNumber}${parcel}SE`;
}

/** Finds the carrier by a word in the delivery option. Chilled parcels have a carrier of their own (CHK-16). */
const CARRIERS: readonly (readonly [RegExp, string])[] = [
  [/early/i, 'Early Bird'],
  [/locker|box|instabox/i, 'Instabox'],
  [/evening|home|kvall|hem/i, 'Budbee'],
  [/express|courier/i, 'Best Transport'],
];

function carrierOf(shipment: Shipment, parcel: number): string {
  if (shipment.parcels[parcel - 1]?.kind === 'chilled') return 'Best Transport';
  return CARRIERS.find(([word]) => word.test(shipment.deliveryOption))?.[1] ?? 'PostNord';
}
