import {
  accept,
  reject,
  share,
  unchanged,
  type BusinessDate,
  type Decision,
  type Ore,
  type Uuid,
} from '../../kernel/index.js';
import type { MembershipEvent } from '../events.js';
import type { Lot } from '../lots.js';
import type { MembershipRejection } from '../rejections.js';
import type { MembershipState } from '../state.js';

export interface ReversePoints {
  readonly type: 'ReversePoints';
  readonly orderId: Uuid;
  readonly returnId: Uuid;
  /** The part of the order's points basis that came back. */
  readonly basis: Ore;
  /** The order's whole points basis. */
  readonly of: Ore;
  readonly on: BusinessDate;
}

/** CLB-02. An order that earned nothing, a guest's or one below a krona, loses nothing. */
export function reversePoints(
  command: ReversePoints,
  state: MembershipState,
): Decision<MembershipEvent, MembershipRejection> {
  const { orderId, returnId, basis, of, on } = command;
  if (!Number.isSafeInteger(basis) || basis < 0) return reject({ type: 'PointsBasisInvalid', field: 'basis' });
  if (!Number.isSafeInteger(of) || of < 0) return reject({ type: 'PointsBasisInvalid', field: 'of' });
  const lot = state.lots.find((one) => one.orderId === orderId);
  if (!lot || basis === 0 || of === 0 || lot.returnIds.includes(returnId)) return unchanged;
  const points = pointsLost(lot, basis, of);
  // What is already a cheque stays a cheque: only points still there can be taken back.
  const fromBalance = Math.min(points, lot.remaining);
  return accept({
    type: 'PointsReversed',
    data: { lotId: lot.lotId, orderId, returnId, basis, points, fromBalance, earnedOn: lot.earnedOn, reversedOn: on },
  });
}

/**
 * Rounds what all returns so far take, not each of them, so that parts add up to the whole: the last
 * part of a full return takes exactly what is left.
 */
function pointsLost(lot: Lot, basis: Ore, of: Ore): number {
  const returned = Math.min(lot.returnedBasis + basis, of);
  return Math.max(0, share(lot.points, returned, of) - lot.reversed);
}
