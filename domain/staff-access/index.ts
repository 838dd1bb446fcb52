import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import type { StaffAccessRejection } from './commands/view-customer.js';
import { decide, type StaffAccessCommand } from './decide.js';
import { staffAccessEvents, type StaffAccessEvent } from './events.js';
import { owner } from './owner.js';
import { evolve, initial, type StaffAccessState } from './state.js';

export const staffAccess: Slice<
  StaffAccessCommand,
  StaffAccessState,
  StaffAccessEvent,
  StaffAccessRejection,
  'staff-access'
> &
  Owned<StaffAccessEvent> &
  Inspectable<StaffAccessState, StaffAccessEvent> = {
  kind: 'staff-access',
  events: staffAccessEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection: null,
};

export type { StaffAccessRejection, ViewCustomer } from './commands/view-customer.js';
export type { StaffAccessCommand } from './decide.js';
export type { StaffAccessState } from './state.js';
export * from './events.js';
export * from './reason.js';
