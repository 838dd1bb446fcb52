import { needsIdentityCard } from '../../../domain/catalogue/index.js';
import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  awaitingDispensing,
  isPrescribed,
  order,
  withheldParcels,
  type AnswerCancellation,
  type CancellationRequested,
  type LineDispensed,
  type OrderConfirmed,
  type OrderLine,
  type OrderParcel,
  type OrderState,
  type ParcelShort,
  type PlacedOrder,
} from '../../../domain/order/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ShipmentOrder, StoppedParcels, WarehouseGateway } from '../../partners/warehouse/gateway.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';

export const ORDER_AT_WAREHOUSE = 'order at warehouse';

export function warehouseReactions(
  commands: ReactionCommands,
  warehouse: Pick<WarehouseGateway, 'order' | 'cancel' | 'release'>,
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
        // A parcel may have been stopped during an earlier call, when the warehouse did not know the order yet.
        const now = await reacting.stateOf(order, reacting.key);
        const withheld = numbersOf(now, withheldParcels(now));
        if (now.order && withheld.length > 0) await warehouse.cancel(now.order.orderId, withheld);
        return shipment ? 'done' : 'nothing-done';
      },
    },
    {
      name: 'cancel at warehouse',
      eventTypes: ['CancellationRequested'] satisfies CancellationRequested['type'][],
      async react(event) {
        const reacting = commands.reactingTo(event);
        const state = await reacting.state(order);
        if (!state.order) throw new UnexpectedPhase(event.type, state.phase);
        const { parcelIds: named } = (event as unknown as RecordedEvent<CancellationRequested>).data;
        const parcelIds = named ?? state.parcels.map(({ parcelId }) => parcelId);
        const told = await warehouse.cancel(state.order.orderId, numbersOf(state, parcelIds));
        const command = { ...answerOf(told, parcelIds, state), answeredAt: clock.now() } as const;
        await reacting.send(order, reacting.key, command, 'answered by warehouse');
        return 'done';
      },
    },
    {
      name: 'release at warehouse',
      eventTypes: ['LineDispensed', 'ParcelShort'] satisfies (LineDispensed | ParcelShort)['type'][],
      async react(event) {
        const state = await commands.reactingTo(event).state(order);
        const { order: placed, parcels } = state;
        const parcel = parcels.find((each) => isOf(event, each));
        if (!placed || !parcel || !isPrescribed(placed, parcel)) return 'nothing-done';
        const numbers = numbersOf(state, [parcel.parcelId]);
        if (parcel.phase === 'cancelled') {
          await warehouse.cancel(placed.orderId, numbers);
          return 'done';
        }
        if (parcel.phase !== 'waiting' || awaitingDispensing(state, parcel).length > 0) return 'nothing-done';
        if ((await warehouse.release(placed.orderId, numbers)) === 'released') return 'done';
        throw new Error('the warehouse does not know the order yet');
      },
    },
  ];
}

/** Whether the event tells of this parcel. */
function isOf({ type, data }: StoredEvent, { parcelId, lineIds }: OrderParcel): boolean {
  if (type === 'LineDispensed') return lineIds.includes((data as LineDispensed['data']).lineId);
  return (data as ParcelShort['data']).parcelId === parcelId;
}

/** The warehouse knows a parcel by its number, counted from 1. */
function numbersOf({ parcels }: OrderState, parcelIds: readonly string[]): readonly number[] {
  return parcels.flatMap(({ parcelId }, index) => (parcelIds.includes(parcelId) ? [index + 1] : []));
}

/** Nothing leaves of an order that the warehouse does not know. */
function answerOf(
  told: StoppedParcels | 'unknown',
  parcelIds: readonly string[],
  state: OrderState,
): Omit<AnswerCancellation, 'answeredAt'> {
  if (told === 'unknown') return { type: 'AnswerCancellation', answer: 'unknown', parcelIds, tooLate: [] };
  const tooLate = parcelIds.filter((parcelId) => !told.stopped.some((one) => numbersOf(state, [parcelId])[0] === one));
  const answer = tooLate.length === 0 ? 'stopped' : 'partly';
  return { type: 'AnswerCancellation', answer, parcelIds, tooLate };
}

/**
 * Returns the shipment to send, also when a part of it is stopped. Null when it is already sent, or when all of it was
 * cancelled before the warehouse knew it.
 */
function shipmentDue(state: OrderState, eventType: string): ShipmentOrder | null {
  const { order: placed, phase, parcels } = state;
  switch (phase) {
    case 'confirmed': {
      if (!placed) throw new UnexpectedPhase(eventType, 'without an order');
      const withheld = withheldParcels(state);
      return withheld.length === parcels.length ? null : shipmentOf(placed, numbersOf(state, withheld), eventType);
    }
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
function shipmentOf(placed: PlacedOrder, withheld: readonly number[], eventType: string): ShipmentOrder {
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
    withheld,
    awaiting: parcels.flatMap((parcel, index) => (isPrescribed(placed, parcel) ? [index + 1] : [])),
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
