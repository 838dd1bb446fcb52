import {
  accept,
  reject,
  stockholmDate,
  unchanged,
  type Decision,
  type Instant,
  type Uuid,
} from '../../kernel/index.js';
import type { Cheque } from '../cheque/cheques.js';
import type { MemberEvent } from '../events.js';
import type { ChequeRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

/** Reserves a cheque for a cart. No other cart can use it until it is released. */
export interface ReserveCheque {
  readonly type: 'ReserveCheque';
  readonly chequeId: Uuid;
  readonly cartId: Uuid;
  readonly at: Instant;
}

export function reserveCheque(command: ReserveCheque, state: MemberState): Decision<MemberEvent, ChequeRejection> {
  const { chequeId, cartId, at } = command;
  const cheque = state.cheques.find((one) => one.chequeId === chequeId);
  if (!cheque) return reject({ type: 'ChequeUnknown', field: 'chequeId', chequeId });
  if (cheque.status === 'reserved' && cheque.cartId === cartId) return unchanged;
  const fault = reservationFault(cheque, at);
  return fault ? reject(fault) : accept({ type: 'ChequeReserved', data: { chequeId, cartId, reservedAt: at } });
}

function reservationFault(
  { chequeId, status, orderId, validFrom, validTo }: Cheque,
  at: Instant,
): ChequeRejection | null {
  const on = stockholmDate(at);
  const field = 'chequeId';
  if (status === 'redeemed') return { type: 'ChequeAlreadyRedeemed', field, chequeId, orderId: orderId ?? '' };
  if (status === 'lapsed') return { type: 'ChequeLapsed', field, chequeId };
  if (status === 'reserved') return { type: 'ChequeHeldByAnotherCart', field, chequeId };
  if (status === 'expired' || on > validTo) return { type: 'ChequeValidityOver', field, chequeId, validTo };
  if (on < validFrom) return { type: 'ChequeNotYetValid', field, chequeId, validFrom };
  return null;
}
