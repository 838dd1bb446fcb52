import { isForgotten, parseStreamId } from '../../domain/kernel/index.js';
import { order, type OrderCancelled, type OrderConfirmed, type OrderPlaced } from '../../domain/order/index.js';
import type { CommandHandling } from '../command-handling/command-handling.js';
import type { StoredEvent } from '../event-store/port.js';
import type { ShipmentOrder, WarehouseGateway } from '../partners/warehouse/gateway.js';
import type { Reaction } from '../reactions/reaction.js';

/** What an order's events ask of the warehouse. */
export function warehouseReactions(commands: CommandHandling, warehouse: WarehouseGateway): readonly Reaction[] {
  return [
    {
      name: 'order at warehouse',
      eventTypes: ['OrderConfirmed'] satisfies OrderConfirmed['type'][],
      async react(event) {
        const { order: placed, phase } = await orderOf(event, commands);
        const shipment = placed && phase === 'confirmed' ? shipmentOf(placed) : null;
        if (shipment) await warehouse.order(shipment);
      },
    },
    {
      name: 'cancel at warehouse',
      eventTypes: ['OrderCancelled'] satisfies OrderCancelled['type'][],
      async react(event) {
        const { order: placed, confirmedAt } = await orderOf(event, commands);
        if (placed && confirmedAt) await warehouse.cancel(placed.orderId);
      },
    },
  ];
}

/** Null once the receiver has been forgotten: there is no one left to send to. */
function shipmentOf({ orderId, orderNumber, delivery, lines, contact }: OrderPlaced['data']): ShipmentOrder | null {
  if (isForgotten(contact)) return null;
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

async function orderOf(event: StoredEvent, commands: CommandHandling) {
  return commands.load(order, parseStreamId(event.streamId)?.key ?? '');
}
