import { accept, stockholmDate, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import { verificationPeriod } from '../contact-verification.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Records that the person closed the dialog or chose 'Svara senare'. The verification period starts again (PRO-04). */
export interface PostponeContactDetails {
  readonly type: 'PostponeContactDetails';
  readonly at: Instant;
}

export function postponeContactDetails(
  { at }: PostponeContactDetails,
  state: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  const period = verificationPeriod(stockholmDate(at));
  if (state.verifyContactFrom === period.verifyAgainFrom) return unchanged;
  return accept({ type: 'ContactDetailsPostponed', data: { customerId: state.customerId, at, ...period } });
}
