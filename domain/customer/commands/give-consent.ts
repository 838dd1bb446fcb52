import { accept, reject, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import { isConsentCode } from '../consent-code.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

export interface GiveConsent {
  readonly type: 'GiveConsent';
  readonly code: string;
  /** The version of the text that the customer accepted. A new text needs a new consent. */
  readonly textVersion: string;
  readonly at: Instant;
}

export function giveConsent(
  { code, textVersion, at }: GiveConsent,
  state: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  if (!isConsentCode(code)) return reject({ type: 'ConsentCodeInvalid', field: 'code' });
  const present = state.consents[code];
  if (present?.given && present.textVersion === textVersion) return unchanged;
  return accept({ type: 'ConsentGiven', data: { customerId: state.customerId, code, textVersion, at } });
}
