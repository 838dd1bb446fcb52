import type { Instant } from '../../kernel/index.js';
import type { SentParcel } from '../parcels.js';
import type { OrderState } from '../state.js';
import type { CancellationAnswered, CancellationRequested } from './events.js';

/** Parcels that the warehouse is asked to stop, while it has not responded. */
export interface PendingStop {
  readonly reason: string;
  readonly parcelIds: readonly string[];
  readonly requestedAt: Instant;
}

type Stops = Pick<OrderState, 'cancellations' | 'parcels'>;

/** In version 1 a request and its answer concerned the whole order. */
export function evolveStops(
  { cancellations, parcels }: Stops,
  { type, data }: CancellationRequested | CancellationAnswered,
): readonly PendingStop[] {
  if (type === 'CancellationRequested') {
    const { reason, requestedAt } = data;
    return [...cancellations, { reason, requestedAt, parcelIds: data.parcelIds ?? parcels.map(idOf) }];
  }
  const answered = data.stopped && data.tooLate ? [...data.stopped, ...data.tooLate] : parcels.map(idOf);
  return cancellations
    .map((each) => ({ ...each, parcelIds: each.parcelIds.filter((parcelId) => !answered.includes(parcelId)) }))
    .filter(({ parcelIds }) => parcelIds.length > 0);
}

/** The parcels that the warehouse is asked about, each once. */
export function pendingParcels({ cancellations }: Pick<OrderState, 'cancellations'>): readonly string[] {
  return [...new Set(cancellations.flatMap(({ parcelIds }) => parcelIds))];
}

/** CHK-17: a parcel can be stopped until it is packed. */
export function isStoppable({ phase, packedAt }: SentParcel): boolean {
  return phase === 'waiting' && packedAt === null;
}

/** The parcels that the warehouse must not send: stopped ones, and ones that somebody asked to stop. */
export function withheldParcels(state: Stops): readonly string[] {
  const pending = pendingParcels(state);
  return state.parcels.filter(({ parcelId, phase }) => phase === 'cancelled' || pending.includes(parcelId)).map(idOf);
}

function idOf({ parcelId }: SentParcel): string {
  return parcelId;
}
