import { accept, reject, unchanged, type BusinessDate, type Decision, type Uuid } from '../../kernel/index.js';
import type { MemberEvent } from '../events.js';
import { releasedOrLapsed } from '../lapse.js';
import type { ChequeRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

/** Gives a spent cheque back, when the whole order was returned or cancelled. */
export interface ReturnCheque {
  readonly type: 'ReturnCheque';
  readonly chequeId: Uuid;
  readonly orderId: Uuid;
  readonly on: BusinessDate;
}

/**
 * Gives the same cheque back with its old validity, also when it has expired. A recalled cheque (one with points of
 * returned goods) lapses instead.
 */
export function returnCheque(
  { chequeId, orderId, on }: ReturnCheque,
  state: MemberState,
): Decision<MemberEvent, ChequeRejection> {
  const cheque = state.cheques.find((one) => one.chequeId === chequeId);
  if (!cheque) return reject({ type: 'ChequeUnknown', field: 'chequeId', chequeId });
  if (cheque.status !== 'redeemed' || cheque.orderId !== orderId) return unchanged;
  return accept(...releasedOrLapsed(state, cheque, { type: 'ChequeReturned', data: { chequeId, orderId } }, on));
}
