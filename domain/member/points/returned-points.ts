import type { BusinessDate, Uuid } from '../../kernel/index.js';
import { isFree, isOver, type Cheque } from '../cheque/cheques.js';
import { partOf, sumParts, takeInOrder, type Lot, type LotPart } from './lots.js';
import type { MemberState } from '../state.js';

export interface Reach {
  /** Points that had expired before the return, as points or as a cheque. */
  readonly forgone: number;
  /** Cheques that lapse and give their points back. */
  readonly lapsing: readonly Cheque[];
  /** Cheques that cannot lapse yet, because a cart has reserved them or an order has spent them. */
  readonly recalled: readonly Uuid[];
}

/**
 * Finds where a lot's returned points are now; a lot is the points of one purchase. They are in the lot, expired, in
 * cheques, or spent with cheques.
 */
export function locateReturned(
  lot: Lot,
  points: number,
  { lots, cheques }: Pick<MemberState, 'lots' | 'cheques'>,
  on: BusinessDate,
): Reach {
  const converted = Math.max(0, points - lot.remaining);
  const dead = Math.min(converted, Math.max(0, deadOf(lot, cheques, on)));
  const newestFirst = cheques.filter((cheque) => partOf(cheque.lots, lot.lotId) > 0).reverse();
  const free = newestFirst.filter((cheque) => isFree(cheque, on));
  const used = newestFirst.filter(({ status }) => status === 'reserved' || status === 'redeemed');
  const lapsing = covering(free, lot, converted - dead);
  const missing = Math.max(0, converted - dead - sumOf(lapsing, lot));
  const deadElsewhere = Math.min(missing, Math.max(0, exchanged(lots, lot, cheques, on)));
  const recalled = covering(used, lot, missing - deadElsewhere).map(({ chequeId }) => chequeId);
  return { forgone: dead + deadElsewhere, lapsing, recalled };
}

/** Takes points from the whole balance. The lot of the returned order comes first. */
export function takePoints(lots: readonly Lot[], lotId: Uuid, points: number): readonly LotPart[] {
  const own = lots.filter((lot) => lot.lotId === lotId);
  return takeInOrder([...own, ...lots.filter((lot) => lot.lotId !== lotId)], points);
}

/**
 * Finds an unused cheque with too many points of one lot: more than the returns of goods have left in this lot. This
 * happens when an earlier return took points of other lots instead.
 */
export function overfullCheque({ lots, cheques }: MemberState, on: BusinessDate): Cheque | undefined {
  const free = cheques.filter((cheque) => isFree(cheque, on));
  const inCheques = free.flatMap((cheque) => cheque.lots);
  const overfull = lots.filter((lot) => {
    const unspent = lot.remaining + partOf(inCheques, lot.lotId) + Math.max(0, deadOf(lot, cheques, on));
    return unspent > lot.points - lot.reversed;
  });
  return free.findLast((cheque) => overfull.some(({ lotId }) => partOf(cheque.lots, lotId) > 0));
}

/** Points of a lot that expired unused, minus those that earlier returns already counted. */
function deadOf({ lotId, expired, forgone }: Lot, cheques: readonly Cheque[], on: BusinessDate): number {
  const inCheques = cheques.filter((cheque) => isOver(cheque, on)).flatMap(({ lots }) => lots);
  return expired + partOf(inCheques, lotId) - forgone;
}

/**
 * Points of this lot that expired in the books of other lots. An earlier return may have taken another lot's points
 * instead of this lot's. The other lot then records more expired points than it had left.
 */
function exchanged(lots: readonly Lot[], own: Lot, cheques: readonly Cheque[], on: BusinessDate): number {
  const others = lots.filter(({ lotId }) => lotId !== own.lotId);
  return others.reduce((sum, lot) => {
    const dead = deadOf(lot, cheques, on);
    return sum + Math.min(dead, Math.max(0, dead - (lot.points - lot.reversed)));
  }, 0);
}

/** Returns cheques from the start of the list until they hold enough points of the lot. */
function covering(cheques: readonly Cheque[], lot: Lot, points: number): readonly Cheque[] {
  const chosen: Cheque[] = [];
  for (const cheque of cheques) {
    if (sumOf(chosen, lot) >= points) break;
    chosen.push(cheque);
  }
  return chosen;
}

function sumOf(cheques: readonly Cheque[], { lotId }: Lot): number {
  return sumParts(cheques.flatMap(({ lots }) => lots).filter((part) => part.lotId === lotId));
}
