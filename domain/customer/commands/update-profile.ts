import { accept, reject, stockholmDate, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import { verificationPeriod } from '../contact-verification.js';
import type { CustomerEvent, CustomerProfile } from '../events.js';
import { isProfileField, profileFault, tidy } from '../profile.js';
import type { CustomerRejection, ProfileField } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Updates the profile. Absent fields stay unchanged. */
export interface UpdateProfile {
  readonly type: 'UpdateProfile';
  readonly profile: Partial<CustomerProfile>;
  /** When the customer confirmed the e-mail address and mobile number (PRO-04, ResetEmailVerificationPeriod). */
  readonly confirmedAt?: Instant;
}

export function updateProfile(
  { profile, confirmedAt }: UpdateProfile,
  state: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  const given = Object.entries(profile).filter(([, value]) => value !== undefined);
  const unknown = given.find(([field]) => !isProfileField(field));
  if (unknown) return reject({ type: 'ProfileFieldUnknown', field: unknown[0] });
  const wished = given.map(([field, value]) => [field, tidy(field as ProfileField, value)] as [ProfileField, string]);
  const changes = wished.filter(([field, value]) => (state.profile[field] ?? null) !== value);
  for (const [field, value] of changes) {
    const fault = profileFault(field, value);
    if (fault) return reject(fault);
  }
  const events = [...updated(changes, state), ...confirmed(confirmedAt, state)];
  return events.length === 0 ? unchanged : accept(...events);
}

function updated(changes: readonly [ProfileField, string][], { customerId }: CustomerState): CustomerEvent[] {
  if (changes.length === 0) return [];
  const changed = changes.map(([field]) => field);
  return [{ type: 'ProfileUpdated', data: { customerId, profile: Object.fromEntries(changes), changed } }];
}

function confirmed(at: Instant | undefined, { customerId }: CustomerState): CustomerEvent[] {
  return at
    ? [{ type: 'ContactDetailsConfirmed', data: { customerId, at, ...verificationPeriod(stockholmDate(at)) } }]
    : [];
}
