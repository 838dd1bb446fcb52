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

export function withdrawConsent(
  { code, at }: WithdrawConsent,
  state: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  if (!isConsentCode(code)) return reject({ type: 'ConsentCodeInvalid', field: 'code' });
  if (!state.consents[code]?.given) return unchanged;
  const { customerId, favourites } = state;
  const withdrawn: CustomerEvent = { type: 'ConsentWithdrawn', data: { customerId, code, at } };
  if (code !== 'Favorite' || favourites.length === 0) return accept(withdrawn);
  // PRO-08: data that was kept under the consent is deleted with it.
  return accept<CustomerEvent>(
    { type: 'FavouritesCleared', data: { customerId, count: favourites.length, reason: 'consent-withdrawn', at } },
    withdrawn,
  );
}
