import { accept, reject, stockholmDate, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import { gonePieces } from '../packing/state.js';
import { awaitingDispensing } from '../prescribed/dispensed.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/** Records that a prescription line was dispensed. What its fee is lower by goes back as the money of lacking goods does. */
export interface DispenseLine {
  readonly type: 'DispenseLine';
  readonly lineId: string;
  readonly shortId: Uuid;
  readonly lowered: Ore;
  readonly dispensedAt: Instant;
}

export function dispenseLine(command: DispenseLine, state: OrderState): OrderDecision {
  const { lineId, dispensedAt } = command;
  const parcel = state.parcels.find(({ lineIds }) => lineIds.includes(lineId));
  if (!state.order || !parcel) return reject({ type: 'LineUnknown', field: 'lineId', lineId });
  if (state.confirmedAt === null) return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  if (!awaitingDispensing(state, parcel).includes(lineId)) return unchanged;
  if (parcel.phase !== 'waiting') return reject({ type: 'ParcelEnded', field: 'parcelId', parcelId: parcel.parcelId });
  const lowered = feeBack(command, state);
  const dispensed: OrderEvent = { type: 'LineDispensed', data: { lineId, lowered, dispensedAt } };
  if (lowered === 0) return accept(dispensed);
  const { shortId } = command;
  return accept<OrderEvent>(dispensed, {
    type: 'ParcelShort',
    data: {
      ...{ shortId, parcelId: parcel.parcelId, refund: lowered, pointsBasis: 0, sent: false, ends: null },
      lines: [{ lineId, quantity: 0, refund: lowered, cause: 'fee-lowered' }],
      ...{ reportedAt: dispensedAt, reportedOn: stockholmDate(dispensedAt) },
    },
  });
}

/** Never more than is left of the line's money. */
function feeBack({ lineId, lowered }: DispenseLine, state: OrderState): Ore {
  const total = state.order?.lines.find((line) => line.lineId === lineId)?.total ?? 0;
  return Math.max(0, Math.min(lowered, total - (gonePieces(state)[lineId]?.refund ?? 0)));
}
