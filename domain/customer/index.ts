import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type CustomerCommand } from './decide.js';
import { customerEvents, type CustomerEvent } from './events.js';
import { inspection, type CustomerKindShown } from './inspect.js';
import type { CustomerRejection } from './rejections.js';
import { evolve, initial, type CustomerState } from './state.js';

export const customer: Slice<CustomerCommand, CustomerState, CustomerEvent, CustomerRejection, 'customer'> &
  Owned<CustomerEvent> &
  Inspectable<CustomerState, CustomerEvent, CustomerKindShown> = {
  kind: 'customer',
  events: customerEvents,
  initial,
  evolve,
  decide,
  owner: { by: 'birth' },
  inspection,
};

export type { CustomerCommand } from './decide.js';
export type { Device } from './commands/identify.js';
export type { EraseCustomer } from './commands/erase-customer.js';
export type { WatchableProduct } from './commands/watch-product.js';
export type { CustomerRejection, ProfileField, ProfileRejection } from './rejections.js';
export type { Consent, ConsentAnswered, CustomerState, Identification, NoticeDevice, Visit, Watch } from './state.js';
export * from './consent-code.js';
export * from './contact-rules.js';
export * from './contact-verification.js';
export * from './events.js';
export { countedConsent, type CountedConsent } from './counted-consent.js';
export { hasFavouriteConsent } from './favourite-consent.js';
export * from './notice-question.js';
export * from './patterns.js';
export * from './phone-digits.js';
export * from './reminder-codes.js';
export * from './rrd-codes.js';
export { isProfileComplete, missingProfileFields } from './profile.js';
export { previousVisit } from './previous-visit.js';
