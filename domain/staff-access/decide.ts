import { viewCustomer, type ViewCustomer } from './commands/view-customer.js';

export type StaffAccessCommand = ViewCustomer;

export const decide = viewCustomer;
