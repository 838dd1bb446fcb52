import { belongsTo, type Owner } from '../kernel/index.js';
import type { ReminderEvent } from './events.js';

const toCustomer = ({ customerId }: ReminderEvent['data']) => belongsTo('customer', customerId);

export const owner: Owner<ReminderEvent, 'customer'> = {
  by: 'events',
  ties: {
    ReminderPlanned: toCustomer,
    ReminderCancelled: toCustomer,
    ReminderFellDue: toCustomer,
    ReminderLeft: toCustomer,
    ReminderSent: toCustomer,
    ReminderWithheld: toCustomer,
    ReminderPostponed: toCustomer,
    ReminderRead: toCustomer,
    DeathLearned: toCustomer,
    GuardianshipLearned: toCustomer,
  },
};
