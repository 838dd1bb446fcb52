import { yearOf, type BusinessDate, type Uuid } from '../kernel/index.js';
import type { MemberEvent } from './events.js';
import { inactiveSince } from './inactivity.js';
import type { MemberState } from './state.js';

type Behind = (event: MemberEvent) => boolean;

export const behindMembership: Behind = ({ type }) =>
  type === 'MemberRegistered' || type === 'TerminationNoticed' || type === 'MembershipEnded';

/** The number of points that an event added to the spendable balance. */
export function addedToBalance(event: MemberEvent): number {
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

/**
 * The number of points that an event added to the debt. Points are owed when their cheque was spent and the goods then
 * came back.
 */
export function addedToOwed(event: MemberEvent): number {
  if (event.type === 'PointsReversed') return event.data.owed;
  return event.type === 'OwedPointsTaken' ? -event.data.points : 0;
}

export const behindOwed: Behind = (event) => addedToOwed(event) !== 0;

/**
 * The number of points that an event added to the converted points. A lapsed cheque gives its points back, so it counts
 * as negative.
 */
export function addedToConverted(event: MemberEvent): number {
  if (event.type === 'ChequeIssued') return event.data.pointsConverted;
  return event.type === 'ChequeLapsed' ? -event.data.points : 0;
}

export function behindConverted(on: BusinessDate): Behind {
  return (event) =>
    (event.type === 'ChequeIssued' || event.type === 'ChequeLapsed') && yearOf(event.data.issuedOn) === yearOf(on);
}

/**
 * The number of points that an event added to the 365-day window. Reversed points count on the day on which they were
 * earned.
 */
export function addedToWindow(event: MemberEvent): number {
  if (event.type === 'PointsEarned') return event.data.points;
  return event.type === 'PointsReversed' ? -event.data.points : 0;
}

export function behindWindow(from: BusinessDate, to: BusinessDate): Behind {
  return (event) =>
    (event.type === 'PointsEarned' || event.type === 'PointsReversed') &&
    event.data.earnedOn >= from &&
    event.data.earnedOn <= to;
}

/**
 * Selects the events behind the level: the decision that set it, and the points it counted. Without a decision, the
 * registration set it.
 */
export function behindDecision({ levelChange }: MemberState): Behind {
  if (!levelChange) return ({ type }) => type === 'MemberRegistered';
  const { to, decidedOn, returnId, windowFrom, windowTo } = levelChange;
  const counted = behindWindow(windowFrom, windowTo);
  return (event) => {
    if (event.type === 'LevelChanged')
      return event.data.decidedOn === decidedOn && event.data.to === to && event.data.returnId === returnId;
    return counted(event) && (event.type !== 'PointsReversed' || event.data.reversedOn <= decidedOn);
  };
}

/** Selects the events behind the level's explanation: the decision, and the points in the current window. */
export function behindReason(state: MemberState, from: BusinessDate, to: BusinessDate): Behind {
  const [decided, counted] = [behindDecision(state), behindWindow(from, to)];
  return (event) => (event.type === 'LevelChanged' ? decided(event) : counted(event));
}

export function behindInactivity(state: MemberState): Behind {
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
