import { accept, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { ChequeExpired, MembershipEvent } from '../events.js';
import type { MembershipRejection } from '../rejections.js';
import type { MembershipState } from '../state.js';

export interface ExpireCheques {
  readonly type: 'ExpireCheques';
  /** Cheques whose last day is before this day expire. */
  readonly on: BusinessDate;
}

/** CLB-05: expires cheques. A reserved cheque waits until its cart pays or releases it. */
export function expireCheques(
  { on }: ExpireCheques,
  state: MembershipState,
): Decision<MembershipEvent, MembershipRejection> {
  const over = state.cheques.filter(({ status, validTo }) => status === 'open' && validTo < on);
  return accept(
    ...over.map(({ chequeId }): ChequeExpired => ({ type: 'ChequeExpired', data: { chequeId, expiredOn: on } })),
  );
}
