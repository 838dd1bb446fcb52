import { isForgotten, UnexpectedPhase } from '../../domain/kernel/index.js';
import {
  order,
  type OrderCancelled,
  type OrderConfirmed,
  type OrderPlaced,
  type OrderState,
} from '../../domain/order/index.js';
import type { ReactionCommands } from '../command-handling/reaction-commands.js';
import type { ShipmentOrder, WarehouseGateway } from '../partners/warehouse/gateway.js';
import type { Reaction } from '../reactions/reaction.js';

export const ORDER_AT_WAREHOUSE = 'order at warehouse';

/** What an order's events ask of the warehouse. */
export function warehouseReactions(commands: ReactionCommands, warehouse: WarehouseGateway): readonly Reaction[] {
  return [
    {
      name: ORDER_AT_WAREHOUSE,
      eventTypes: ['OrderConfirmed'] satisfies OrderConfirmed['type'][],
      async react(event) {
        const shipment = shipmentDue(await commands.reactingTo(event).state(order), event.type);
        if (shipment) await warehouse.order(shipment);
      },
    },
    {
      name: 'cancel at warehouse',
      eventTypes: ['OrderCancelled'] satisfies OrderCancelled['type'][],
      async react(event) {
        const cancelled = shipmentCalledOff(await commands.reactingTo(event).state(order), event.type);
        if (cancelled) await warehouse.cancel(cancelled);
      },
    },
  ];
}

/** Null when nothing is left to do: the warehouse has sent it, or staff cancelled it before it was told. */
function shipmentDue({ order: placed, phase }: OrderState, eventType: string): ShipmentOrder | null {
  switch (phase) {
    case 'confirmed':
      if (!placed) throw new UnexpectedPhase(eventType, 'without an order');
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

/** The order that the warehouse must not send; null when it was never paid, and so never sent there. */
function shipmentCalledOff({ order: placed, phase, confirmedAt }: OrderState, eventType: string): string | null {
  if (!placed || phase !== 'cancelled') throw new UnexpectedPhase(eventType, phase);
  return confirmedAt ? placed.orderId : null;
}

/** @throws when the receiver has been forgotten: someone has paid, and nobody knows where to send it. */
function shipmentOf(
  { orderId, orderNumber, delivery, lines, contact }: OrderPlaced['data'],
  eventType: string,
): ShipmentOrder {
  if (isForgotten(contact)) throw new UnexpectedPhase(eventType, 'without a receiver');
  const { firstName, lastName, careOf, street, postalCode, city, phoneNumber } = contact;
  const recipient = { name: `${firstName} ${lastName}`, careOf, street, postalCode, city, phoneNumber };
  const chilled = lines.some(({ flags }) => flags.includes('StoredCold') || flags.includes('ConstantCoolingRequired'));
  const weightGrams = Math.max(1, lines.reduce((sum, { quantity }) => sum + quantity, 0) * AVERAGE_PIECE_GRAMS);
  return {
    orderId,
    orderNumber,
    deliveryOption: delivery.name,
    parcels: [{ kind: chilled ? 'chilled' : 'ambient', weightGrams }],
    recipient,
  };
}

/** The order does not carry weights; the warehouse weighs every parcel itself. */
const AVERAGE_PIECE_GRAMS = 150;
