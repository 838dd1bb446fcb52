import { accept, reject, unchanged, type BusinessDate, type Ore, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import { refusesEvents } from '../length.js';
import type { CartDecision, CartRejection } from '../rejections.js';
import type { CartState } from '../state.js';
import { chequeableGoods } from '../totals.js';

/** Applies a cheque. The membership has already reserved it for this cart, so no other cart can use it. */
export interface ApplyCheque {
  readonly type: 'ApplyCheque';
  readonly customerId: Uuid;
  readonly memberId: Uuid;
  readonly chequeId: Uuid;
  readonly amount: Ore;
  readonly validTo: BusinessDate;
  readonly on: BusinessDate;
}

export function applyCheque(command: ApplyCheque, state: CartState): CartDecision {
  const { chequeId, memberId, amount, validTo } = command;
  const refusal = refusesChange(state, command.customerId);
  if (refusal) return reject(refusal);
  if (state.cheque?.chequeId === chequeId) return unchanged;
  const reason = refusesEvents(state, 'chequeId', command.on) ?? refusesCheque(command, state);
  if (reason) return reject(reason);
  return accept({ type: 'ChequeApplied', data: { chequeId, memberId, amount, validTo } });
}

function refusesCheque({ amount, validTo, on }: ApplyCheque, state: CartState): CartRejection | null {
  const goods = chequeableGoods(state);
  if (state.customerId === null) return { type: 'ChequeNeedsMember', field: 'chequeId' };
  if (state.cheque) return { type: 'AnotherChequeApplied', field: 'chequeId', applied: state.cheque.chequeId };
  if (validTo < on) return { type: 'ChequeHasExpired', field: 'chequeId', validTo };
  if (goods < amount) return { type: 'ChequeAboveGoods', field: 'chequeId', amount, goods };
  return null;
}
