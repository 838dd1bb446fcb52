import { accept, reject, unchanged, type Decision } from '../../kernel/index.js';
import type { CustomerEvent, CustomerProfile } from '../events.js';
import { isProfileField, profileFault, tidy } from '../profile.js';
import type { CustomerRejection, ProfileField } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Fields that are absent stay as they are. */
export interface UpdateProfile {
  readonly type: 'UpdateProfile';
  readonly profile: Partial<CustomerProfile>;
}

export function updateProfile({ profile }: UpdateProfile, state: CustomerState): Decision<CustomerEvent, CustomerRejection> {
  const given = Object.entries(profile).filter(([, value]) => value !== undefined);
  const unknown = given.find(([field]) => !isProfileField(field));
  if (unknown) return reject({ type: 'ProfileFieldUnknown', field: unknown[0] });
  const wished = given.map(([field, value]) => [field, tidy(field as ProfileField, value)] as [ProfileField, string]);
  const changes = wished.filter(([field, value]) => (state.profile[field] ?? null) !== value);
  for (const [field, value] of changes) {
    const fault = profileFault(field, value);
    if (fault) return reject(fault);
  }
  if (changes.length === 0) return unchanged;
  const changed = changes.map(([field]) => field);
  return accept({ type: 'ProfileUpdated', data: { customerId: state.customerId, profile: Object.fromEntries(changes), changed } });
}
