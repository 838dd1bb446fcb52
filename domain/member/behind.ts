import { yearOf, type BusinessDate, type Uuid } from '../kernel/index.js';
import type { MembershipEvent } from './events.js';
import { inactiveSince } from './inactivity.js';
import type { MembershipState } from './state.js';

type Behind = (event: MembershipEvent) => boolean;

export const behindMembership: Behind = ({ type }) =>
  type === 'MemberRegistered' || type === 'TerminationNoticed' || type === 'MembershipEnded';

/** How an event changed the spendable balance. */
export function addedToBalance(event: MembershipEvent): number {
  switch (event.type) {
    case 'PointsEarned':
      return event.data.points;
    case 'PointsReversed':
      return -event.data.fromBalance;
    case 'PointsExpired':
    case 'OwedPointsTaken':
      return -event.data.points;
    case 'ChequeLapsed':
      return event.data.points;
    case 'ChequeIssued':
      return -event.data.pointsConverted;
    case 'MembershipEnded':
      return -event.data.pointsLapsed;
    default:
      return 0;
  }
}

export const behindBalance: Behind = (event) => addedToBalance(event) !== 0;

/** How an event changed the owed points, which result from returns after the cheque was spent. */
export function addedToOwed(event: MembershipEvent): number {
  if (event.type === 'PointsReversed') return event.data.owed;
  return event.type === 'OwedPointsTaken' ? -event.data.points : 0;
}

export const behindOwed: Behind = (event) => addedToOwed(event) !== 0;

/** A lapsed cheque gave its points back, to be converted again. */
export function addedToConverted(event: MembershipEvent): number {
  if (event.type === 'ChequeIssued') return event.data.pointsConverted;
  return event.type === 'ChequeLapsed' ? -event.data.points : 0;
}

export function behindConverted(on: BusinessDate): Behind {
  return (event) =>
    (event.type === 'ChequeIssued' || event.type === 'ChequeLapsed') && yearOf(event.data.issuedOn) === yearOf(on);
}

/** A window counts earned less reversed points; both carry the day of the lot. */
export function addedToWindow(event: MembershipEvent): number {
  if (event.type === 'PointsEarned') return event.data.points;
  return event.type === 'PointsReversed' ? -event.data.points : 0;
}

export function behindWindow(from: BusinessDate, to: BusinessDate): Behind {
  return (event) =>
    (event.type === 'PointsEarned' || event.type === 'PointsReversed') &&
    event.data.earnedOn >= from &&
    event.data.earnedOn <= to;
}

/** The decision that set the level and the lots it counted; the registration while there is none. */
export function behindDecision({ levelChange }: MembershipState): Behind {
  if (!levelChange) return ({ type }) => type === 'MemberRegistered';
  const { to, decidedOn, returnId, windowFrom, windowTo } = levelChange;
  const counted = behindWindow(windowFrom, windowTo);
  return (event) => {
    if (event.type === 'LevelChanged')
      return event.data.decidedOn === decidedOn && event.data.to === to && event.data.returnId === returnId;
    return counted(event) && (event.type !== 'PointsReversed' || event.data.reversedOn <= decidedOn);
  };
}

/** A level rests on its decision and on the points in today's window. */
export function behindReason(state: MembershipState, from: BusinessDate, to: BusinessDate): Behind {
  const [decided, counted] = [behindDecision(state), behindWindow(from, to)];
  return (event) => (event.type === 'LevelChanged' ? decided(event) : counted(event));
}

export function behindInactivity(state: MembershipState): Behind {
  const since = inactiveSince(state);
  return (event) => {
    if (event.type === 'PointsEarned') return event.data.earnedOn === since;
    return event.type === 'MemberRegistered' && state.lots.length === 0;
  };
}

export function behindCheque(chequeId: Uuid): Behind {
  return (event) =>
    event.type === 'MembershipEnded'
      ? event.data.chequesLapsed.includes(chequeId)
      : 'chequeId' in event.data && event.data.chequeId === chequeId;
}
