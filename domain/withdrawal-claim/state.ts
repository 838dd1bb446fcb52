import type { Instant, Uuid } from '../kernel/index.js';
import type { ClaimEndReason, WithdrawalClaimEvent } from './events.js';

export interface WithdrawalClaimState {
  /** The order that has the next withdrawal. */
  readonly open: { readonly orderId: Uuid; readonly until: Instant } | null;
  /** How the claims of orders ended. Such an order gets no other claim. */
  readonly ended: ReadonlyMap<Uuid, ClaimEndReason>;
  /** When the register last counted a withdrawal of an order. A list that was read before is old. */
  readonly countedAt: Instant | null;
}

export const initial: WithdrawalClaimState = { open: null, ended: new Map(), countedAt: null };

export function evolve(state: WithdrawalClaimState, event: WithdrawalClaimEvent): WithdrawalClaimState {
  switch (event.type) {
    case 'WithdrawalClaimed': {
      const { orderId, until } = event.data;
      return { ...state, open: { orderId, until } };
    }
    case 'ClaimEnded': {
      const { orderId, reason, endedAt } = event.data;
      return {
        open: state.open?.orderId === orderId ? null : state.open,
        ended: new Map([...state.ended, [orderId, reason]]),
        countedAt: reason === 'dispensed' ? endedAt : state.countedAt,
      };
    }
    default:
      event satisfies never;
      return state;
  }
}

/** The order that has the next withdrawal at this instant, but never the given one. */
export function claimedBy({ open }: WithdrawalClaimState, at: Instant, exceptOrder: Uuid | null = null): Uuid | null {
  return open && open.until > at && open.orderId !== exceptOrder ? open.orderId : null;
}
