import { accept, reject, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import { isConsentCode } from '../consent-code.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

export interface WithdrawConsent {
  readonly type: 'WithdrawConsent';
  readonly code: string;
  readonly at: Instant;
}

export function withdrawConsent({ code, at }: WithdrawConsent, state: CustomerState): Decision<CustomerEvent, CustomerRejection> {
  if (!isConsentCode(code)) return reject({ type: 'ConsentCodeInvalid', field: 'code' });
  if (!state.consents[code]?.given) return unchanged;
  return accept({ type: 'ConsentWithdrawn', data: { customerId: state.customerId, code, at } });
}
