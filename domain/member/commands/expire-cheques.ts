import { accept, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { ChequeExpired, MembershipEvent } from '../events.js';
import type { MembershipRejection } from '../rejections.js';
import type { MembershipState } from '../state.js';

export interface ExpireCheques {
  readonly type: 'ExpireCheques';
  /** Cheques whose last day lies before this day expire. */
  readonly on: BusinessDate;
}

/** CLB-05. A cheque reserved in time waits until its cart pays or releases it. */
export function expireCheques(
  { on }: ExpireCheques,
  state: MembershipState,
): Decision<MembershipEvent, MembershipRejection> {
  const over = state.cheques.filter(({ status, validTo }) => status === 'open' && validTo < on);
  return accept(
    ...over.map(({ chequeId }): ChequeExpired => ({ type: 'ChequeExpired', data: { chequeId, expiredOn: on } })),
  );
}
