import { fold, type BusinessDate, type Uuid } from '../kernel/index.js';
import type { Cheque } from './cheque/cheques.js';
import type { ChequeLapsed, ChequeReleased, ChequeReturned, MemberEvent, OwedPointsTaken } from './events.js';
import { sumParts, sumRemaining, takeInOrder } from './points/lots.js';
import { evolve, type MemberState } from './state.js';

export function chequeLapsed(cheque: Cheque, returnId: Uuid, on: BusinessDate): ChequeLapsed {
  const { chequeId, lots, validTo, issuedOn } = cheque;
  const points = sumParts(lots);
  return {
    type: 'ChequeLapsed',
    data: { chequeId, returnId, lots, points, usableThrough: validTo, issuedOn, lapsedOn: on },
  };
}

/**
 * Releases a cheque from a cart or an order. A recalled cheque (one with points of returned goods) lapses. Its points
 * first pay the points that the member owes.
 */
export function releasedOrLapsed(
  state: MemberState,
  cheque: Cheque,
  event: ChequeReleased | ChequeReturned,
  on: BusinessDate,
): readonly MemberEvent[] {
  if (!cheque.recalledBy) return [event];
  return withOwedSetOff(state, [event, chequeLapsed(cheque, cheque.recalledBy, on)], on);
}

/** Adds the event that pays owed points with new points, if there are both. */
export function withOwedSetOff(
  state: MemberState,
  events: readonly MemberEvent[],
  on: BusinessDate,
): readonly MemberEvent[] {
  const paid = owedTaken(fold(evolve, state, events), on);
  return paid ? [...events, paid] : events;
}

function owedTaken({ lots, owed }: MemberState, on: BusinessDate): OwedPointsTaken | null {
  const points = Math.min(owed, sumRemaining(lots));
  if (points === 0) return null;
  return {
    type: 'OwedPointsTaken',
    data: { lots: takeInOrder(lots, points), points, left: owed - points, takenOn: on },
  };
}
