import { accept, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { ChequeExpired, MemberEvent } from '../events.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

export interface ExpireCheques {
  readonly type: 'ExpireCheques';
  /** Cheques whose last day is before this date expire. */
  readonly on: BusinessDate;
}

/** CLB-05: expires cheques. A reserved cheque does not expire until its cart releases it. */
export function expireCheques({ on }: ExpireCheques, state: MemberState): Decision<MemberEvent, MemberRejection> {
  const over = state.cheques.filter(({ status, validTo }) => status === 'open' && validTo < on);
  return accept(
    ...over.map(({ chequeId }): ChequeExpired => ({ type: 'ChequeExpired', data: { chequeId, expiredOn: on } })),
  );
}
