import { accept, reject, unchanged, type BusinessDate, type Decision, type Uuid } from '../../kernel/index.js';
import type { MemberEvent } from '../events.js';
import { releasedOrLapsed } from '../lapse.js';
import type { ChequeRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

/** Releases a cheque that was removed from a cart. */
export interface ReleaseCheque {
  readonly type: 'ReleaseCheque';
  readonly chequeId: Uuid;
  readonly cartId: Uuid;
  readonly reason: string;
  readonly on: BusinessDate;
}

/**
 * CLB-07: releases the cheque. CLB-02: a recalled cheque (one with points of returned goods) lapses. A release from a
 * cart without the cheque changes nothing, because releases may come late or twice.
 */
export function releaseCheque(command: ReleaseCheque, state: MemberState): Decision<MemberEvent, ChequeRejection> {
  const { chequeId, cartId, reason, on } = command;
  const cheque = state.cheques.find((one) => one.chequeId === chequeId);
  if (!cheque) return reject({ type: 'ChequeUnknown', field: 'chequeId', chequeId });
  if (cheque.status !== 'reserved' || cheque.cartId !== cartId) return unchanged;
  return accept(...releasedOrLapsed(state, cheque, { type: 'ChequeReleased', data: { chequeId, cartId, reason } }, on));
}
