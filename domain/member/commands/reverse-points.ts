import {
  accept,
  fold,
  reject,
  share,
  unchanged,
  type BusinessDate,
  type Decision,
  type Ore,
  type Uuid,
} from '../../kernel/index.js';
import type { MemberEvent } from '../events.js';
import { chequeLapsed, withOwedSetOff } from '../lapse.js';
import { lotOf, sumParts, type Lot } from '../points/lots.js';
import type { MemberRejection } from '../rejections.js';
import { overfullCheque, locateReturned, takePoints } from '../points/returned-points.js';
import { lostByReturn } from '../standing.js';
import { evolve, type MemberState } from '../state.js';

export interface ReversePoints {
  readonly type: 'ReversePoints';
  readonly orderId: Uuid;
  /** The parcel that the goods came in. */
  readonly parcelId: string | null;
  readonly returnId: Uuid;
  readonly basis: Ore;
  readonly of: Ore;
  readonly on: BusinessDate;
}

/**
 * CLB-02: takes the points of returned goods from the whole balance, never below zero. Points that were spent as a
 * cheque are owed. CLB-03: the member loses a level that needed these points. An order that earned no points changes
 * nothing.
 */
export function reversePoints(command: ReversePoints, state: MemberState): Decision<MemberEvent, MemberRejection> {
  const { orderId, parcelId, returnId, basis, of, on } = command;
  if (!Number.isSafeInteger(basis) || basis < 0) return reject({ type: 'PointsBasisInvalid', field: 'basis' });
  if (!Number.isSafeInteger(of) || of < 0) return reject({ type: 'PointsBasisInvalid', field: 'of' });
  const lot = lotOf(state.lots, orderId, parcelId);
  if (!lot || basis === 0 || of === 0 || lot.returnIds.includes(returnId)) return unchanged;
  const points = pointsLost(lot, basis, of);
  const taken = withOwedSetOff(state, takenBack({ lot, points, basis, returnId, on }, state), on);
  const events = withoutOverfull(state, taken, returnId, on);
  const lost = lostByReturn(state, fold(evolve, state, events), returnId, on);
  return accept<MemberEvent>(...events, ...(lost ? [lost] : []));
}

interface Taking {
  readonly lot: Lot;
  readonly points: number;
  readonly basis: Ore;
  readonly returnId: Uuid;
  readonly on: BusinessDate;
}

/**
 * First lets cheques lapse, which gives their points back. Then it takes the points of the returned goods from the
 * balance.
 */
function takenBack(taking: Taking, state: MemberState): readonly MemberEvent[] {
  const { lot, points, basis, returnId, on } = taking;
  const { lotId, orderId, earnedOn } = lot;
  const { forgone, lapsing, recalled } = locateReturned(lot, points, state, on);
  const lapses = lapsing.map((cheque) => chequeLapsed(cheque, returnId, on));
  const taken = takePoints(fold(evolve, state, lapses).lots, lotId, points - forgone);
  const fromBalance = sumParts(taken);
  const owed = points - forgone - fromBalance;
  const parts = { points, fromBalance, taken, forgone, owed, recalled };
  return [
    ...lapses,
    { type: 'PointsReversed', data: { lotId, orderId, returnId, basis, ...parts, earnedOn, reversedOn: on } },
  ];
}

/** Avoids owed points where a cheque of the member still holds them: that cheque lapses instead. */
function withoutOverfull(
  state: MemberState,
  events: readonly MemberEvent[],
  returnId: Uuid,
  on: BusinessDate,
): readonly MemberEvent[] {
  const after = fold(evolve, state, events);
  const cheque = after.owed > 0 ? overfullCheque(after, on) : undefined;
  if (!cheque) return events;
  const lapsed = withOwedSetOff(state, [...events, chequeLapsed(cheque, returnId, on)], on);
  return withoutOverfull(state, lapsed, returnId, on);
}

/**
 * The points lost by this return. It rounds the sum of all returns, so that a full return in several steps takes
 * exactly all points.
 */
function pointsLost(lot: Lot, basis: Ore, of: Ore): number {
  const returned = Math.min(lot.returnedBasis + basis, of);
  return Math.max(0, share(lot.points, returned, of) - lot.reversed);
}
