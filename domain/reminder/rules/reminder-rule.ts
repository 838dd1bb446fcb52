import { dated } from '../../kernel/index.js';

/**
 * RMD-02, RMD-03: how many days before its end a period or a prescription is due, the window after the last withdrawal of
 * a finished prescription, and the quiet hours in Stockholm time. What falls in them leaves when they end.
 */
export const reminderRule = dated('reminders', [
  {
    from: '2000-01-01',
    value: {
      daysBeforePeriodEnd: 30,
      daysBeforePrescriptionEnd: 30,
      daysAfterLastWithdrawal: 100,
      quietFrom: '20:00',
      quietUntil: '09:00',
    },
  },
]);

export type ReminderRule = ReturnType<typeof reminderRule.on>;
