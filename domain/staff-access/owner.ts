import type { Owner } from '../kernel/index.js';
import type { StaffAccessEvent } from './events.js';

/** A look belongs to the history of the customer who was looked at. */
export const owner: Owner<StaffAccessEvent> = {
  by: 'key',
  concerns: { CustomerViewed: ({ customerId }) => customerId },
};
