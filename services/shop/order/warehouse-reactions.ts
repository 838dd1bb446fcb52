import { needsIdentityCard } from '../../../domain/catalogue/index.js';
import { isForgotten, UnexpectedPhase } from '../../../domain/kernel/index.js';
import {
  order,
  type CancellationRequested,
  type OrderConfirmed,
  type OrderLine,
  type OrderParcel,
  type OrderState,
  type PlacedOrder,
} from '../../../domain/order/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { ShipmentOrder, WarehouseGateway } from '../../partners/warehouse/gateway.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';

export const ORDER_AT_WAREHOUSE = 'order at warehouse';
const WORDS = { cancelled: 'stopped', 'too-late': 'too-late', unknown: 'unknown' } as const;

export function warehouseReactions(
  commands: ReactionCommands,
  warehouse: Pick<WarehouseGateway, 'order' | 'cancel'>,
  clock: Clock,
): readonly ReceiptedReaction[] {
  return [
    {
      name: ORDER_AT_WAREHOUSE,
      eventTypes: ['OrderConfirmed'] satisfies OrderConfirmed['type'][],
      async react(event) {
        const reacting = commands.reactingTo(event);
        const shipment = shipmentDue(await reacting.state(order), event.type);
        if (shipment) await warehouse.order(shipment);
        // A cancellation may have come during an earlier call, when the warehouse did not know the order yet.
        const { cancellation, phase, order: placed } = await reacting.stateOf(order, reacting.key);
        if (placed && (cancellation || phase === 'cancelled')) await warehouse.cancel(placed.orderId);
        return shipment ? 'done' : 'nothing-done';
      },
    },
    {
      name: 'cancel at warehouse',
      eventTypes: ['CancellationRequested'] satisfies CancellationRequested['type'][],
      async react(event) {
        const reacting = commands.reactingTo(event);
        const { order: placed, phase } = await reacting.state(order);
        if (!placed) throw new UnexpectedPhase(event.type, phase);
        const answer = WORDS[await warehouse.cancel(placed.orderId)];
        const command = { type: 'AnswerCancellation', answer, answeredAt: clock.now() } as const;
        await reacting.send(order, reacting.key, command, 'answered by warehouse');
        return 'done';
      },
    },
  ];
}

/**
 * Returns the shipment to send. Null when it is already sent, or when staff cancelled it before the warehouse knew it.
 */
function shipmentDue({ order: placed, phase, cancellation }: OrderState, eventType: string): ShipmentOrder | null {
  switch (phase) {
    case 'confirmed':
      if (!placed) throw new UnexpectedPhase(eventType, 'without an order');
      if (cancellation) return null;
      return shipmentOf(placed, eventType);
    case 'dispatched':
    case 'delivered':
    case 'not-delivered':
    case 'cancelled':
      return null;
    case 'absent':
    case 'placed':
    case 'failed':
      throw new UnexpectedPhase(eventType, phase);
  }
}

/**
 * Describes the shipment for the warehouse. @throws when the receiver is erased although the order is paid; staff must
 * then decide.
 */
function shipmentOf(placed: PlacedOrder, eventType: string): ShipmentOrder {
  const { orderId, orderNumber, delivery, parcels, contact, pickupPlace } = placed;
  if (isForgotten(contact)) throw new UnexpectedPhase(eventType, 'without a receiver');
  const { firstName, lastName, careOf, street, postalCode, city, phoneNumber } = contact;
  const recipient = { name: `${firstName} ${lastName}`, careOf, street, postalCode, city, phoneNumber };
  return {
    orderId,
    orderNumber,
    deliveryOption: delivery.name,
    parcels: parcels.map((parcel) => parcelOf(parcel, placed.lines)),
    recipient,
    pickupPlace: isForgotten(pickupPlace) ? null : pickupPlace,
  };
}

/** For the carrier a parcel of prescription goods is a parcel like others. */
function parcelOf({ kind, lineIds }: OrderParcel, all: readonly OrderLine[]): ShipmentOrder['parcels'][number] {
  const lines = all.filter(({ lineId }) => lineIds.includes(lineId));
  const weightGrams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  return {
    kind: kind === 'chilled' ? 'chilled' : 'ambient',
    weightGrams: Math.max(1, weightGrams),
    ...(lines.some(needsIdentityCard) && { identityCard: true }),
  };
}
