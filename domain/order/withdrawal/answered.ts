import { stockholmDate, type Instant } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import type { OrderState } from '../state.js';
import { pendingParcels } from '../stop/state.js';
import { awaitReturn, stoppedWithdrawals } from './await-return.js';
import type { WithdrawnLine } from './events.js';
import { isGone } from './goods.js';
import { partId } from './part-id.js';
import { withdrawalRule } from './period.js';
import type { Withdrawal } from './state.js';

/**
 * What becomes of the notices when the warehouse has answered. The state is the one after its answer, and `stopped` are
 * the parcels that it stopped.
 */
export function answeredWithdrawals(state: OrderState, stopped: readonly string[], at: Instant): readonly OrderEvent[] {
  const { order, withdrawals, phase } = state;
  if (!order) return [];
  if (phase === 'cancelled') return stoppedWithdrawals(state, at);
  let place = withdrawals.length;
  return withdrawals.flatMap((notice, index) => {
    if (notice.status === 'awaited') return neverLeft(notice, state, stopped, at);
    if (notice.status !== 'stopping' || isAsked(notice, state)) return [];
    const { stays, left } = parted(notice, state);
    if (left.length === 0) return [stoppedNotice(notice, at)];
    if (stays.length === 0) return [awaitReturn(notice, index + 1, order, at)];
    return [...rest(notice, left, (place += 1), order, at), stoppedNotice(notice, at)];
  });
}

/** Pieces of a parcel that was to be sent, and that somebody else stopped. */
function neverLeft(
  notice: Withdrawal,
  state: OrderState,
  stopped: readonly string[],
  at: Instant,
): readonly OrderEvent[] {
  const all = notice.lines.every((line) => stopped.includes(parcelOf(state, line)));
  return all ? [stoppedNotice(notice, at)] : [];
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
function parted({ lines }: Withdrawal, state: OrderState) {
  const isStopped = (line: WithdrawnLine) =>
    state.parcels.some((each) => each.phase === 'cancelled' && holds(each, line));
  const stays = lines.filter((line) => isStopped(line) || isGone(state, line));
  return { stays, left: lines.filter((line) => !stays.includes(line)) };
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
