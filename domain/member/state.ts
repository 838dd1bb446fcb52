import type { BusinessDate, Uuid } from '../kernel/index.js';
import { issued, isUnspent, withCheque, type Cheque } from './cheque/cheques.js';
import type {
  ChequeLapsed,
  Level,
  LevelChanged,
  MembershipEnded,
  MemberEvent,
  PointsEarned,
  PointsExpired,
  PointsReversed,
  TerminationNoticed,
} from './events.js';
import { partOf, withLot, withoutParts, withParts, type Lot } from './points/lots.js';
import { countedLots, type CountedLot } from './points/points-window.js';

export interface MemberState {
  readonly status: 'none' | 'active' | 'ended';
  readonly memberId: Uuid;
  readonly customerId: Uuid;
  readonly memberNumber: string;
  /** FORGOTTEN after an erasure, like the mobile number. */
  readonly email: string;
  readonly mobileNumber: string;
  readonly registeredOn: BusinessDate;
  readonly level: Level;
  readonly protectedUntil: BusinessDate | null;
  /** The last level decision with its inputs. Null when the level has never changed. */
  readonly levelChange: LevelChange | null;
  /** All level changes, oldest first. A job that catches up needs the level of an earlier date. */
  readonly levelDates: readonly Pick<LevelChanged['data'], 'from' | 'to' | 'decidedOn' | 'returnId'>[];
  /** All points by purchase, oldest first. None is ever dropped, because a return may come years later. */
  readonly lots: readonly Lot[];
  readonly cheques: readonly Cheque[];
  /**
   * Points that the member owes for returned goods, because their cheque was already spent. While points are owed, the
   * balance is zero.
   */
  readonly owed: number;
  readonly notice: TerminationNoticed['data'] | null;
  readonly end: MembershipEnded['data'] | null;
}

/** A level decision and the points that it counted, by purchase. A later return may still reduce these points. */
export type LevelChange = LevelChanged['data'] & {
  readonly countedLots: readonly CountedLot[];
  /** Points that the previous decision counted and this decision does not. */
  readonly uncounted: readonly CountedLot[];
  /** The last protected day before this decision. */
  readonly protectedBefore: BusinessDate | null;
};

export const initial: MemberState = {
  status: 'none',
  memberId: '',
  customerId: '',
  memberNumber: '',
  email: '',
  mobileNumber: '',
  registeredOn: '',
  level: '+',
  protectedUntil: null,
  levelChange: null,
  levelDates: [],
  lots: [],
  cheques: [],
  owed: 0,
  notice: null,
  end: null,
};

export function evolve(state: MemberState, event: MemberEvent): MemberState {
  switch (event.type) {
    case 'MemberRegistered':
      return { ...state, ...event.data, status: 'active' };
    case 'PointsEarned':
      return { ...state, lots: withLot(state.lots, earned(event.data)) };
    case 'PointsReversed':
      return takenBack(state, event.data);
    case 'OwedPointsTaken':
      return { ...state, lots: withoutParts(state.lots, event.data.lots), owed: event.data.left };
    case 'PointsExpired':
      return { ...state, lots: expired(state.lots, event.data) };
    case 'LevelChanged':
      return withLevel(state, event.data);
    case 'TerminationNoticed':
      return { ...state, notice: event.data };
    case 'MembershipEnded':
      return ended(state, event.data);
    case 'ChequeIssued':
      return {
        ...state,
        lots: withoutParts(state.lots, event.data.lots),
        cheques: [...state.cheques, issued(event.data)],
      };
    case 'ChequeReserved':
      return cheque(state, event.data.chequeId, { status: 'reserved', cartId: event.data.cartId });
    case 'ChequeReleased':
      return cheque(state, event.data.chequeId, { status: 'open', cartId: null });
    case 'ChequeRedeemed':
      return cheque(state, event.data.chequeId, { status: 'redeemed', orderId: event.data.orderId });
    case 'ChequeReturned':
      return cheque(state, event.data.chequeId, { status: 'open', cartId: null, orderId: null });
    case 'ChequeLapsed':
      return lapsed(state, event.data);
    case 'ChequeExpired':
      return cheque(state, event.data.chequeId, { status: 'expired', cartId: null });
    default:
      event satisfies never;
      return state;
  }
}

function withLevel(state: MemberState, data: LevelChanged['data']): MemberState {
  const { from, to, protectedUntil, windowFrom, windowTo, decidedOn, returnId } = data;
  const levelChange = {
    ...data,
    countedLots: countedLots(state.lots, windowFrom, windowTo),
    uncounted: state.levelChange?.countedLots.filter(({ earnedOn }) => earnedOn < windowFrom) ?? [],
    protectedBefore: state.protectedUntil,
  };
  const levelDates = [...state.levelDates, { from, to, decidedOn, returnId }];
  return { ...state, level: to, protectedUntil, levelChange, levelDates };
}

function earned({ lotId, orderId, parcelId, basis, points, earnedOn, expiresOn }: PointsEarned['data']): Lot {
  return {
    lotId,
    orderId,
    parcelId,
    basis,
    points,
    reversed: 0,
    returnedBasis: 0,
    returnIds: [],
    expired: 0,
    forgone: 0,
    remaining: points,
    earnedOn,
    expiresOn,
  };
}

function takenBack(state: MemberState, data: PointsReversed['data']): MemberState {
  const { lotId, fromBalance, taken, owed, recalled, returnId } = data;
  const lots = withoutParts(state.lots, taken ?? [{ lotId, points: fromBalance }]);
  return {
    ...state,
    lots: lots.map((lot) => (lot.lotId === lotId ? reversed(lot, data) : lot)),
    owed: state.owed + owed,
    cheques: state.cheques.map((one) => (recalled.includes(one.chequeId) ? { ...one, recalledBy: returnId } : one)),
  };
}

function reversed(lot: Lot, { points, forgone, basis, returnId }: PointsReversed['data']): Lot {
  return {
    ...lot,
    reversed: lot.reversed + points,
    forgone: lot.forgone + forgone,
    returnedBasis: lot.returnedBasis + basis,
    returnIds: [...lot.returnIds, returnId],
  };
}

function expired(lots: readonly Lot[], { lots: parts }: PointsExpired['data']): readonly Lot[] {
  return withoutParts(lots, parts).map((lot) => {
    const points = partOf(parts, lot.lotId);
    return points === 0 ? lot : { ...lot, expired: lot.expired + points };
  });
}

function lapsed(state: MemberState, data: ChequeLapsed['data']): MemberState {
  const { chequeId, lots, usableThrough, returnId, lapsedOn } = data;
  const gone = cheque(state, chequeId, { status: 'lapsed', cartId: null, lapse: { returnId, on: lapsedOn } });
  return { ...gone, lots: withParts(state.lots, lots, usableThrough) };
}

function cheque(state: MemberState, chequeId: Uuid, change: Partial<Cheque>): MemberState {
  return { ...state, cheques: withCheque(state.cheques, chequeId, change) };
}

function ended(state: MemberState, end: MembershipEnded['data']): MemberState {
  return {
    ...state,
    status: 'ended',
    end,
    owed: 0,
    lots: state.lots.map((lot) => (lot.remaining === 0 ? lot : { ...lot, remaining: 0 })),
    cheques: state.cheques.map((one) => (isUnspent(one) ? { ...one, status: 'lapsed', cartId: null } : one)),
  };
}
