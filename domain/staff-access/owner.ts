import type { Owner } from '../kernel/index.js';
import type { StaffAccessEvent } from './events.js';

/** Who looked is part of the history of whom they looked at. */
export const owner: Owner<StaffAccessEvent> = {
  by: 'key',
  concerns: { CustomerViewed: ({ customerId }) => customerId },
};
