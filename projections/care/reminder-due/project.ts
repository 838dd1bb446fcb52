import type {
  ReminderCancelled,
  ReminderFellDue,
  ReminderLeft,
  ReminderPlanned,
  ReminderPostponed,
} from '../../../domain/reminder/events.js';
import { projection } from '../../runner/projection.js';
import { reminderDueTable, type ReminderDueRow } from './table.js';

type Handled = ReminderPlanned | ReminderCancelled | ReminderFellDue | ReminderLeft | ReminderPostponed;

/** RMD-03: what the day's run and the sending look for: reminders by their day, and by the instant at which they leave. */
export const reminderDueProjection = projection<ReminderDueRow, Handled>({
  name: 'reminder-due',
  version: 1,
  table: reminderDueTable,
  keys: ({ data }) => [[data.reminderId]],
  on: {
    ReminderPlanned: (_row, { data: { reminderId, customerId, dueOn } }) => ({
      reminder_id: reminderId,
      customer_id: customerId,
      due_on: dueOn,
      leaves_at: null,
    }),
    ReminderFellDue: (_row, { data: { reminderId, customerId, leavesAt } }) =>
      leaving(reminderId, customerId, leavesAt),
    ReminderPostponed: (_row, { data: { reminderId, customerId, leavesAt } }) =>
      leaving(reminderId, customerId, leavesAt),
    ReminderLeft: () => null,
    ReminderCancelled: () => null,
  },
});

function leaving(reminder_id: string, customer_id: string, leaves_at: string): ReminderDueRow {
  return { reminder_id, customer_id, due_on: null, leaves_at };
}
