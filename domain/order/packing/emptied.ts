import { stockholmDate, type Instant, type Ore } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import type { SentParcel } from '../parcels.js';
import { addReturn } from '../refund.js';
import { owedTotal, type OrderState } from '../state.js';
import { standardFreight } from '../withdrawal/standard-freight.js';
import type { ParcelShort, UnsentLine } from './events.js';
import { gonePieces } from './state.js';

/** What these pieces leave without goods: their parcel, the whole order, or neither. */
export function emptied(
  state: OrderState,
  parcelId: string,
  lines: readonly UnsentLine[],
): ParcelShort['data']['ends'] {
  const gone = addReturn(gonePieces(state), lines);
  const parcel = state.parcels.find((each) => each.parcelId === parcelId);
  if (!state.order || !parcel || !isGone(state.order, gone, parcel.lineIds)) return null;
  const others = state.parcels.filter((each) => each.parcelId !== parcelId);
  return others.every(neverLeft) ? 'order' : 'parcel';
}

/** Adds the freight of an order of which nothing is left. Nothing while goods are left, or when no parcel was sent. */
export function nothingLeft(
  state: OrderState,
  { data }: { readonly data: { readonly lines: readonly UnsentLine[]; readonly refund: Ore } },
  leftAt: Instant,
): readonly OrderEvent[] {
  const { order, parcels } = state;
  const wasSent = parcels.some(({ dispatchedAt }) => dispatchedAt !== null);
  const all = order?.lines.map(({ lineId }) => lineId) ?? [];
  if (!order || !wasSent || !isGone(order, addReturn(gonePieces(state), data.lines), all)) return [];
  const freight = Math.min(standardFreight(order), owedTotal(state) - data.refund);
  return [{ type: 'NothingLeft', data: { freight, leftAt, leftOn: stockholmDate(leftAt) } }];
}

function neverLeft({ phase, dispatchedAt }: SentParcel): boolean {
  return phase === 'cancelled' && dispatchedAt === null;
}

function isGone({ lines }: PlacedOrder, gone: OrderState['returned'], lineIds: readonly string[]): boolean {
  return lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .every(({ lineId, quantity }) => (gone[lineId]?.quantity ?? 0) >= quantity);
}
