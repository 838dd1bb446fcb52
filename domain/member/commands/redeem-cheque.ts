import { accept, reject, unchanged, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { MemberEvent } from '../events.js';
import type { ChequeRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

/** Spends the whole cheque, when its order is confirmed. */
export interface RedeemCheque {
  readonly type: 'RedeemCheque';
  readonly chequeId: Uuid;
  readonly orderId: Uuid;
  readonly cartId: Uuid;
  readonly at: Instant;
}

/**
 * CLB-07: redeems the cheque. The reservation checked its validity. The payment may end after the cheque's last day.
 */
export function redeemCheque(command: RedeemCheque, state: MemberState): Decision<MemberEvent, ChequeRejection> {
  const { chequeId, orderId, cartId, at } = command;
  const cheque = state.cheques.find((one) => one.chequeId === chequeId);
  if (!cheque) return reject({ type: 'ChequeUnknown', field: 'chequeId', chequeId });
  if (cheque.status === 'redeemed') {
    if (cheque.orderId === orderId) return unchanged;
    return reject({ type: 'ChequeAlreadyRedeemed', field: 'chequeId', chequeId, orderId: cheque.orderId ?? '' });
  }
  if (cheque.status === 'lapsed') return reject({ type: 'ChequeLapsed', field: 'chequeId', chequeId });
  if (cheque.status !== 'reserved') return reject({ type: 'ChequeNotReserved', field: 'chequeId', chequeId });
  if (cheque.cartId !== cartId) return reject({ type: 'ChequeHeldByAnotherCart', field: 'chequeId', chequeId });
  return accept({ type: 'ChequeRedeemed', data: { chequeId, orderId, redeemedAt: at } });
}
