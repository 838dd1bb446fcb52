import { decider } from '../kernel/index.js';
import { viewCustomer } from './commands/view-customer.js';

export const decide = decider({ ViewCustomer: viewCustomer });

export type StaffAccessCommand = Parameters<typeof decide>[0];
