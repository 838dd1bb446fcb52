import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { ReminderDecision } from '../rejections.js';
import type { ReminderState } from '../state.js';
import { cancelled, isOpen } from './cancelled.js';

/** RMD-03: the customer does not want a coming reminder. */
export interface CancelReminder {
  readonly type: 'CancelReminder';
  readonly customerId: Uuid;
  readonly reminderId: string;
  readonly at: Instant;
}

export interface ReadReminder {
  readonly type: 'ReadReminder';
  readonly customerId: Uuid;
  readonly reminderId: string;
  readonly at: Instant;
}

/** The customer was erased, so nothing is sent. */
export interface ForgetReminders {
  readonly type: 'ForgetReminders';
  readonly customerId: Uuid;
  readonly at: Instant;
}

export function cancelReminder(command: CancelReminder, { reminders }: ReminderState): ReminderDecision {
  const known = reminders[command.reminderId];
  if (!known) return reject({ type: 'ReminderUnknown', field: 'reminderId' });
  if (known.cancelled?.because === 'customer') return unchanged;
  if (!isOpen(known)) return reject({ type: 'NotCancellable', field: 'reminderId' });
  return accept(cancelled(command, command.reminderId, 'customer', null));
}

export function readReminder(
  { customerId, reminderId, at }: ReadReminder,
  { reminders }: ReminderState,
): ReminderDecision {
  const known = reminders[reminderId];
  if (!known) return reject({ type: 'ReminderUnknown', field: 'reminderId' });
  if (known.leftAt === null) return reject({ type: 'NotReadable', field: 'reminderId' });
  return known.readAt === null ? accept({ type: 'ReminderRead', data: { customerId, reminderId, at } }) : unchanged;
}

export function forgetReminders(command: ForgetReminders, { reminders }: ReminderState): ReminderDecision {
  const open = Object.values(reminders).filter(isOpen);
  return accept(...open.map(({ reminderId }) => cancelled(command, reminderId, 'erased', null)));
}
