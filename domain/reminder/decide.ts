import { decider } from '../kernel/index.js';
import { cancelReminder, forgetReminders, readReminder } from './commands/answer-reminder.js';
import { learnDeath } from './commands/deaths.js';
import { fallDue } from './commands/fall-due.js';
import { letLeave } from './commands/let-leave.js';
import { recomputeReminders } from './commands/recompute-reminders.js';
import { postponeSending, recordSending } from './commands/record-sending.js';

export const decide = decider({
  RecomputeReminders: recomputeReminders,
  LearnDeath: learnDeath,
  FallDue: fallDue,
  LetLeave: letLeave,
  RecordSending: recordSending,
  PostponeSending: postponeSending,
  CancelReminder: cancelReminder,
  ReadReminder: readReminder,
  ForgetReminders: forgetReminders,
});

export type ReminderCommand = Parameters<typeof decide>[0];
