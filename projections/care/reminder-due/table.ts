import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../../runner/view-table.js';

/**
 * Only reminders that have not left. A row says that a customer is reminded of something on a day. It does not say of
 * what, which is sealed.
 */
export const reminderDueTable = viewTable({
  name: 'view_reminder_due',
  key: ['reminder_id'],
  columns: {
    reminder_id: column<string>(),
    customer_id: column<Uuid>(),
    /** Null when its day has come. */
    due_on: column<BusinessDate | null>(),
    /** The earliest instant at which it may leave. Null before its day. */
    leaves_at: column<Instant | null>(),
  },
});

export type ReminderDueRow = RowOf<typeof reminderDueTable>;
