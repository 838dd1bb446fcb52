import type { Instant, Ore } from '../kernel/index.js';
import { collectionChange, isCollectionEvent, NOT_WAITING, type Collection } from './collection/state.js';
import type { OrderEvent, OrderParcel } from './events.js';

/** The number of a parcel: the order's number and the parcel's, counted from 1. */
export function parcelIdOf(orderNumber: string, parcel: number): string {
  return `${orderNumber}-${parcel}`;
}

/** `not-delivered` and `cancelled` are ends, not steps: they do not hold the order back. */
export type ParcelPhase = 'waiting' | 'dispatched' | 'delivered' | 'not-delivered' | 'cancelled';

/** A parcel of the order, and how far it has come. */
export interface SentParcel extends OrderParcel, Collection {
  readonly phase: ParcelPhase;
  /** The carrier's number. Null before dispatch. */
  readonly trackingNumber: string | null;
  readonly carrier: string | null;
  readonly dispatchedAt: Instant | null;
  readonly deliveredAt: Instant | null;
  /** The money that became due with the dispatch. Null before it, and for the whole order of an old dispatch. */
  readonly due: Ore | null;
  /** The part of `due` that earned points. */
  readonly pointsBasis: Ore | null;
  /** When and why the parcel ended without reaching the customer. */
  readonly endedAt: Instant | null;
  readonly endReason: string | null;
  /** How many pieces the warehouse lacked. They are not in the parcel. */
  readonly short: number;
  /** When the warehouse began to pick, and when it closed the parcel. The parcel waits until its carrier has it. */
  readonly pickingAt: Instant | null;
  readonly packedAt: Instant | null;
}

const NEW = {
  phase: 'waiting',
  trackingNumber: null,
  carrier: null,
  dispatchedAt: null,
  deliveredAt: null,
  due: null,
  pointsBasis: null,
  endedAt: null,
  endReason: null,
  ...NOT_WAITING,
  short: 0,
  pickingAt: null,
  packedAt: null,
} as const;

const NOT_ENDED = { endedAt: null, endReason: null } as const;

/** The parcels after an event of the order. The order's state and its tracking view both use it. */
export function parcelsAfter(parcels: readonly SentParcel[], event: OrderEvent): readonly SentParcel[] {
  if (isCollectionEvent(event))
    return parcels.map((each) =>
      each.parcelId === event.data.parcelId ? { ...each, ...collectionChange(event, each) } : each,
    );
  switch (event.type) {
    case 'OrderPlaced':
      return event.data.parcels.map((parcel) => ({ ...parcel, ...NEW }));
    case 'OrderDispatched': {
      const { parcelId, trackingNumber, carrier, dispatchedAt, due, pointsBasis } = event.data;
      const sent = { trackingNumber, carrier, dispatchedAt, due, pointsBasis };
      return changed(parcels, parcelId, { ...NOT_ENDED, ...sent, phase: 'dispatched' });
    }
    case 'OrderDelivered': {
      const { parcelId, deliveredAt } = event.data;
      return changed(parcels, parcelId, {
        ...{ phase: 'delivered', deliveredAt },
        ...{ endedAt: null, endReason: null, destroyed: [], reorderedAt: null, notCollectedAt: null },
      });
    }
    case 'OrderNotDelivered': {
      const { parcelId, failedAt: endedAt, reason: endReason } = event.data;
      return changed(parcels, parcelId, { phase: 'not-delivered', endedAt, endReason });
    }
    case 'OrderCancelled': {
      const { cancelledAt: endedAt, reason: endReason } = event.data;
      const cancelled = { phase: 'cancelled', endedAt, endReason } as const;
      return parcels.map((parcel) => (parcel.phase === 'waiting' ? { ...parcel, ...cancelled } : parcel));
    }
    case 'PickingStarted':
      return changed(parcels, event.data.parcelId, { pickingAt: event.data.startedAt });
    case 'ParcelPacked':
      return changed(parcels, event.data.parcelId, { packedAt: event.data.packedAt });
    case 'ParcelShort': {
      const { parcelId, lines, ends, reportedAt: endedAt } = event.data;
      const lacked = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const ended = ends === null ? {} : ({ phase: 'cancelled', endedAt, endReason: 'short' } as const);
      return parcels.map((parcel) =>
        parcel.parcelId === parcelId ? { ...parcel, short: parcel.short + lacked, ...ended } : parcel,
      );
    }
    default:
      return parcels;
  }
}

/** An old event names no parcel, because its order had one. */
function changed(
  parcels: readonly SentParcel[],
  parcelId: string | null,
  change: Partial<SentParcel>,
): readonly SentParcel[] {
  const of = parcelId ?? parcels[0]?.parcelId;
  return parcels.map((parcel) => (parcel.parcelId === of ? { ...parcel, ...change } : parcel));
}

/** The phase of the least advanced parcel that has not ended. When all have ended, how they ended. */
export function leastAdvanced(parcels: readonly SentParcel[]): ParcelPhase {
  const phases = new Set(parcels.map(({ phase }) => phase));
  return ADVANCE.find((phase) => phases.has(phase)) ?? 'cancelled';
}

const ADVANCE: readonly ParcelPhase[] = ['waiting', 'dispatched', 'delivered', 'not-delivered'];

/** CHK-16: the phase of a paid order is that of its least advanced parcel. */
export function phaseOfParcels(parcels: readonly SentParcel[]): Exclude<ParcelPhase, 'waiting'> | 'confirmed' {
  const phase = leastAdvanced(parcels);
  return phase === 'waiting' ? 'confirmed' : phase;
}

/** When the customer received the last parcel. Null while a parcel is on its way. */
export function lastReceivedAt(parcels: readonly SentParcel[]): Instant | null {
  if (phaseOfParcels(parcels) !== 'delivered') return null;
  return (
    parcels
      .flatMap(({ deliveredAt }) => deliveredAt ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
