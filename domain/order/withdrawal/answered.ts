import { stockholmDate, type Instant } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import type { OrderState } from '../state.js';
import { pendingParcels } from '../stop/state.js';
import { awaitReturn, emptiedWithdrawals, stoppedWithdrawals } from './await-return.js';
import type { WithdrawnLine } from './events.js';
import { partId } from './part-id.js';
import { withdrawalRule } from './period.js';
import type { Withdrawal } from './state.js';
import { stillToReturn } from './still-to-return.js';

/** What becomes of the notices when the warehouse has answered. The state is the one after its answer. */
export function answeredWithdrawals(state: OrderState, at: Instant): readonly OrderEvent[] {
  const { order, withdrawals, phase } = state;
  if (!order) return [];
  if (phase === 'cancelled') return stoppedWithdrawals(state, at);
  let place = withdrawals.length;
  const asked = withdrawals.flatMap((notice, index) => {
    if (notice.status !== 'stopping' || isAsked(notice, state)) return [];
    const { stays, left } = parted(notice, state);
    if (left.length === 0) return [stoppedNotice(notice, at)];
    if (stays.length === 0) return [awaitReturn({ ...notice, lines: left }, index + 1, order, at)];
    return [...rest(notice, left, (place += 1), order, at), stoppedNotice(notice, at)];
  });
  // Pieces of other notices may have been in a parcel that somebody else stopped.
  return [...emptiedWithdrawals(state, at), ...asked];
}

/** What had left stands in a notice of its own, given at the same moment. */
function rest(
  { withdrawalId: of, notifiedAt, lastDay }: Withdrawal,
  lines: readonly WithdrawnLine[],
  place: number,
  order: PlacedOrder,
  at: Instant,
): readonly OrderEvent[] {
  const withdrawalId = partId(of, 'too-late');
  const notice = { withdrawalId, lines, notifiedAt };
  const { ruleVersion } = withdrawalRule.on(stockholmDate(notifiedAt));
  return [
    { type: 'WithdrawalNotified', data: { ...notice, asks: 'return', lastDay, ruleVersion } },
    awaitReturn(notice, place, order, at),
  ];
}

function isAsked({ lines }: Withdrawal, state: OrderState): boolean {
  const pending = pendingParcels(state);
  return lines.some((line) => pending.includes(parcelOf(state, line)));
}

/** Of a sent parcel, the pieces that it lacked stay too. */
function parted(notice: Withdrawal, state: OrderState) {
  const left = stillToReturn(state, notice).filter(
    (line) => !state.parcels.some((each) => each.phase === 'cancelled' && holds(each, line)),
  );
  return { stays: notice.lines.filter(({ lineId }) => left.every((line) => line.lineId !== lineId)), left };
}

function parcelOf({ parcels }: OrderState, line: WithdrawnLine): string {
  return parcels.find((each) => holds(each, line))?.parcelId ?? '';
}

function holds({ lineIds }: { readonly lineIds: readonly string[] }, { lineId }: WithdrawnLine): boolean {
  return lineIds.includes(lineId);
}

function stoppedNotice({ withdrawalId }: Withdrawal, stoppedAt: Instant): OrderEvent {
  return { type: 'WithdrawalStopped', data: { withdrawalId, stoppedAt } };
}
