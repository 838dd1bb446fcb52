import type { ShortPieces, WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import type { ParcelStep, Shipment, WarehouseRecord } from './state.js';

export type Move = 'picking' | 'packed' | 'dispatched' | 'ready' | 'delivered' | 'not-delivered' | 'came-back';

/** From where a parcel may come to each step. A parcel that nobody collected comes back, or is sent again. */
const FROM: Readonly<Record<Move, readonly ParcelStep['status'][]>> = {
  picking: ['waiting'],
  packed: ['waiting', 'picking'],
  dispatched: ['waiting', 'picking', 'packed'],
  ready: ['dispatched', 'not-delivered'],
  delivered: ['dispatched', 'ready'],
  'not-delivered': ['dispatched', 'ready'],
  'came-back': ['dispatched', 'ready', 'not-delivered'],
};

/** Whether the parcel waits for the customer somewhere. Beside other parcels, the chilled one goes to the door. */
export function isCollected({ collected, parcels }: Shipment, parcel: number): boolean {
  return collected && (parcels.length === 1 || parcels[parcel - 1]?.kind !== 'chilled');
}

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
  if (!step || step.awaits || !FROM[to].includes(step.status)) return null;
  const steps = shipment.steps.map((each, index): ParcelStep =>
    index === parcel - 1 ? { ...each, status: to, at } : each,
  );
  const notification = notificationOf({ ...shipment, steps }, parcel, to, at, reason);
  return [
    { type: 'shipment', shipment: { ...shipment, steps } },
    { type: 'webhook', id: notification.notificationId, notification },
  ];
}

/** Lets the named parcels be picked. Their time begins now. */
export function release(shipment: Shipment, parcels: readonly number[], at: string): Shipment {
  const steps = shipment.steps.map(({ awaits, ...step }, index): ParcelStep => {
    if (parcels.includes(index + 1)) return { ...step, at };
    return awaits ? { ...step, awaits } : step;
  });
  return { ...shipment, steps };
}

/** Stops the named parcels that are not packed, and names all that it never sends. */
export function stop(shipment: Shipment, parcels: readonly number[], at: string) {
  const steps = shipment.steps.map((step, index): ParcelStep =>
    parcels.includes(index + 1) && BEFORE_PACKING.includes(step.status) ? { status: 'stopped', at } : step,
  );
  const stopped = parcels.filter((parcel) => NEVER_SENT.includes(steps[parcel - 1]?.status ?? 'waiting'));
  return { shipment: { ...shipment, steps }, stopped };
}

const BEFORE_PACKING: readonly ParcelStep['status'][] = ['waiting', 'picking'];
const NEVER_SENT: readonly ParcelStep['status'][] = ['stopped', 'ended'];

/**
 * Sends an uncollected parcel again. `too-late` when the warehouse has it, or when it is not uncollected. A repeated call
 * changes nothing.
 */
export function sendAgain(
  shipment: Shipment,
  parcel: number,
  reorderId: string,
  at: string,
): readonly WarehouseRecord[] | 'too-late' | 'unknown' {
  const step = shipment.steps[parcel - 1];
  if (!step) return 'unknown';
  const before = step.sentAgain ?? [];
  if (before.includes(reorderId)) return [];
  if (!FROM.ready.includes(step.status) && step.status !== 'ready') return 'too-late';
  const again: ParcelStep = { status: 'dispatched', at, sentAgain: [...before, reorderId] };
  const steps = shipment.steps.map((each, index) => (index === parcel - 1 ? again : each));
  return [{ type: 'shipment', shipment: { ...shipment, steps } }];
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
  const named = {
    notificationId: `${shipment.orderNumber}-${parcel}:${to}${nthTry(shipment, parcel)}`,
    orderId: shipment.orderId,
    orderNumber: shipment.orderNumber,
    parcel,
    parcels: shipment.parcels.length,
    occurredAt,
  };
  if (to === 'picking' || to === 'packed') return { type: to, ...named };
  const fields = {
    ...named,
    trackingNumber: carriersNumber(shipment.orderNumber, parcel),
    carrier: carrierOf(shipment, parcel),
  };
  return to === 'not-delivered' ? { type: to, reason, ...fields } : { type: to, ...fields };
}

/** A parcel that was sent again tells the same steps as new facts. */
function nthTry({ steps }: Shipment, parcel: number): string {
  const tries = steps[parcel - 1]?.sentAgain?.length ?? 0;
  return tries === 0 ? '' : `:${tries + 1}`;
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
