import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type ReminderCommand } from './decide.js';
import { reminderEvents, type ReminderEvent } from './events.js';
import { inspection, type ReminderKindShown } from './inspect.js';
import { owner } from './owner.js';
import type { ReminderRejection } from './rejections.js';
import { evolve, initial, type ReminderState } from './state.js';

/** What a customer is, was and will be reminded of, in one stream for each customer (RMD-01 to RMD-03). */
export const reminder: Slice<ReminderCommand, ReminderState, ReminderEvent, ReminderRejection, 'reminder'> &
  Owned<ReminderEvent, 'customer'> &
  Inspectable<ReminderState, ReminderEvent, ReminderKindShown> = {
  kind: 'reminder',
  events: reminderEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection,
};

export { candidateName } from './commands/recompute-reminders.js';
export { isOpen } from './commands/cancelled.js';
export { byKnownRight, type GuardianshipAnswer } from './commands/guardianships.js';
export { goneSince } from './commands/let-leave.js';
export type { ReminderCommand } from './decide.js';
export * from './events.js';
export type { ReminderRejection } from './rejections.js';
export type { Reminder, ReminderState, WayStanding } from './state.js';
/** Staff browsers replay this slice. Import the rules from `rules/index.js`. */
export type * from './rules/index.js';
