import type { BusinessDate, Uuid } from '../kernel/index.js';
import { issued, isUnspent, withCheque, type Cheque } from './cheques.js';
import type {
  Level,
  LevelChanged,
  MembershipEnded,
  MembershipEvent,
  PointsEarned,
  PointsReversed,
  TerminationNoticed,
} from './events.js';
import { countedLots, withLot, withoutParts, type CountedLot, type Lot } from './lots.js';

export interface MembershipState {
  readonly status: 'none' | 'active' | 'ended';
  readonly memberId: Uuid;
  readonly customerId: Uuid;
  readonly memberNumber: string;
  /** FORGOTTEN after erasure, like the mobile number. */
  readonly email: string;
  readonly mobileNumber: string;
  readonly registeredOn: BusinessDate;
  readonly level: Level;
  readonly protectedUntil: BusinessDate | null;
  /** What the present level was decided on; null for the level everyone starts at. */
  readonly levelChange: LevelChange | null;
  /** Oldest first: a job that catches up asks for the level of an earlier date. */
  readonly levelDates: readonly Pick<LevelChanged['data'], 'to' | 'decidedOn'>[];
  /** Oldest first. None is ever dropped: a job that catches up asks for earlier windows, and a return may come years later. */
  readonly lots: readonly Lot[];
  readonly cheques: readonly Cheque[];
  readonly notice: TerminationNoticed['data'] | null;
  readonly end: MembershipEnded['data'] | null;
}

/** The lots as they were counted: a return may take points of them later. */
export type LevelChange = LevelChanged['data'] & { readonly countedLots: readonly CountedLot[] };

export const initial: MembershipState = {
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
  notice: null,
  end: null,
};

export function evolve(state: MembershipState, event: MembershipEvent): MembershipState {
  switch (event.type) {
    case 'MemberRegistered':
      return { ...state, ...event.data, status: 'active' };
    case 'PointsEarned':
      return { ...state, lots: withLot(state.lots, earned(event.data)) };
    case 'PointsReversed':
      return {
        ...state,
        lots: state.lots.map((lot) => (lot.lotId === event.data.lotId ? reversed(lot, event.data) : lot)),
      };
    case 'PointsExpired':
      return { ...state, lots: withoutParts(state.lots, event.data.lots) };
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
    case 'ChequeExpired':
      return cheque(state, event.data.chequeId, { status: 'expired', cartId: null });
    default:
      event satisfies never;
      return state;
  }
}

function withLevel(state: MembershipState, data: LevelChanged['data']): MembershipState {
  const { to, protectedUntil, windowFrom, windowTo, decidedOn } = data;
  const levelChange = { ...data, countedLots: countedLots(state.lots, windowFrom, windowTo) };
  return { ...state, level: to, protectedUntil, levelChange, levelDates: [...state.levelDates, { to, decidedOn }] };
}

function earned({ lotId, orderId, basis, points, earnedOn, expiresOn }: PointsEarned['data']): Lot {
  return {
    lotId,
    orderId,
    basis,
    points,
    reversed: 0,
    returnedBasis: 0,
    returnIds: [],
    remaining: points,
    earnedOn,
    expiresOn,
  };
}

function reversed(lot: Lot, { points, fromBalance, basis, returnId }: PointsReversed['data']): Lot {
  return {
    ...lot,
    reversed: lot.reversed + points,
    remaining: lot.remaining - fromBalance,
    returnedBasis: lot.returnedBasis + basis,
    returnIds: [...lot.returnIds, returnId],
  };
}

function cheque(state: MembershipState, chequeId: Uuid, change: Partial<Cheque>): MembershipState {
  return { ...state, cheques: withCheque(state.cheques, chequeId, change) };
}

function ended(state: MembershipState, end: MembershipEnded['data']): MembershipState {
  return {
    ...state,
    status: 'ended',
    end,
    lots: state.lots.map((lot) => (lot.remaining === 0 ? lot : { ...lot, remaining: 0 })),
    cheques: state.cheques.map((one) => (isUnspent(one) ? { ...one, status: 'lapsed', cartId: null } : one)),
  };
}
