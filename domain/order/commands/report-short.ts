import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import type { UnsentCause } from '../packing/events.js';
import { emptied, nothingLeft } from '../packing/emptied.js';
import { gonePieces } from '../packing/state.js';
import { parcelNamed } from '../dispatched.js';
import { perLine, refundOf } from '../refund.js';
import type { SentParcel } from '../parcels.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import { evolve, owedForSent, owedTotal, type OrderState } from '../state.js';
import { emptiedWithdrawals, stoppedWithdrawals } from '../withdrawal/await-return.js';

/** Records that the warehouse lacks or broke pieces of a parcel, or that a pharmacist refused a line (RX-06). */
export interface ReportShort {
  readonly type: 'ReportShort';
  /** Derived from the warehouse's notification, so that a repeated one changes nothing. */
  readonly shortId: Uuid;
  readonly parcelId: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly cause: UnsentCause }[];
  readonly reportedAt: Instant;
}

/** The reason of a cancellation because the warehouse had none of the goods. */
export const ALL_SHORT = 'short';

/** A report may come after the parcel has left: what was not in it is paid back then. */
export function reportShort(command: ReportShort, state: OrderState): OrderDecision {
  const { shortId, parcelId, reportedAt } = command;
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (state.unsent.shorts.some((earlier) => earlier.shortId === shortId)) return unchanged;
  const parcel = parcelNamed(state, parcelId);
  if (!parcel) return reject({ type: 'ParcelUnknown', field: 'parcelId', parcelId });
  const refusal = refusesNow(parcel, state) ?? refusesLines(command, state.order, state, parcel);
  if (refusal) return reject(refusal);
  const short = shortOf(command, state.order, state, parcel);
  if (short.data.ends === 'order') return accept<OrderEvent>(short, ...cancelled(reportedAt, state));
  const emptiedNotices = emptiedWithdrawals(evolve(state, short), reportedAt);
  return accept<OrderEvent>(short, ...nothingLeft(state, short, reportedAt), ...emptiedNotices);
}

function cancelled(cancelledAt: Instant, state: OrderState): readonly OrderEvent[] {
  return [
    { type: 'OrderCancelled', data: { reason: ALL_SHORT, cancelledAt } },
    ...stoppedWithdrawals(state, cancelledAt),
  ];
}

function shortOf(
  { shortId, parcelId, lines, reportedAt }: ReportShort,
  order: PlacedOrder,
  state: OrderState,
  { dispatchedAt }: SentParcel,
): Extract<OrderEvent, { type: 'ParcelShort' }> {
  // The freight is no part of what a line costs. It goes back with the last goods of the order.
  const { shipping, ...whole } = refundOf(order, gonePieces(state), perLine(lines));
  const causes = new Map(lines.map(({ lineId, cause }) => [lineId, cause]));
  const sent = dispatchedAt !== null;
  const refund = Math.min(whole.refund - shipping, sent ? owedForSent(state) : owedTotal(state));
  const named = whole.lines.map((line) => ({ ...line, cause: causes.get(line.lineId) ?? 'lacking' }));
  const ends = sent ? null : emptied(state, parcelId, named);
  const reportedOn = stockholmDate(reportedAt);
  const { pointsBasis } = whole;
  return {
    type: 'ParcelShort',
    data: { shortId, parcelId, lines: named, refund, pointsBasis, sent, ends, reportedAt, reportedOn },
  };
}

/** A parcel that has ended has no money left, so the report cannot be true. */
function refusesNow({ parcelId, phase }: SentParcel, { confirmedAt, ...state }: OrderState): OrderRejection | null {
  if (confirmedAt === null) return { type: 'OrderPhaseWrong', phase: state.phase };
  const hasEnded = phase === 'cancelled' || phase === 'not-delivered';
  return hasEnded ? { type: 'ParcelEnded', field: 'parcelId', parcelId } : null;
}

function refusesLines(
  { lines }: ReportShort,
  order: PlacedOrder,
  state: OrderState,
  { lineIds }: SentParcel,
): OrderRejection | null {
  if (lines.length === 0) return { type: 'ShortIsEmpty', field: 'lines' };
  const gone = gonePieces(state);
  for (const { lineId, quantity } of perLine(lines)) {
    const sold = order.lines.find((line) => line.lineId === lineId && lineIds.includes(lineId));
    if (!sold) return { type: 'LineUnknown', field: 'lineId', lineId };
    const left = sold.quantity - (gone[lineId]?.quantity ?? 0);
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > left)
      return { type: 'ShortAboveLeft', field: 'quantity', lineId, left };
  }
  return null;
}
