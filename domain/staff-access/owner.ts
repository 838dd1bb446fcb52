import type { Owner } from '../kernel/index.js';
import type { StaffAccessEvent } from './events.js';

/** The event belongs to the history of the customer whom staff viewed. */
export const owner: Owner<StaffAccessEvent> = {
  by: 'key',
  concerns: { CustomerViewed: ({ customerId }) => customerId },
};
