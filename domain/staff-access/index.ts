import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { viewCustomer, type StaffAccessRejection, type ViewCustomer } from './commands/view-customer.js';
import { staffAccessEvents, type StaffAccessEvent } from './events.js';
import { owner } from './owner.js';
import { evolve, initial, type StaffAccessState } from './state.js';

export type StaffAccessCommand = ViewCustomer;

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
  decide: viewCustomer,
  owner,
  inspection: null,
};

export type { StaffAccessRejection, ViewCustomer } from './commands/view-customer.js';
export type { StaffAccessState } from './state.js';
export * from './events.js';
export * from './reason.js';
