import type { Instant, Uuid } from '../../kernel/index.js';
import type { ReminderCancelled } from '../events.js';
import type { ReminderGone, Watched } from '../rules/index.js';
import type { Reminder } from '../state.js';

/** Whether a reminder has not left yet by every way, and was not cancelled. */
export function isOpen({ phase, ways }: Reminder): boolean {
  if (phase === 'cancelled') return false;
  return phase !== 'left' || Object.values(ways).some(({ is }) => is === 'waiting');
}

export function cancelled(
  { customerId, at }: { readonly customerId: Uuid; readonly at: Instant },
  reminderId: string,
  because: ReminderGone,
  watched: Watched | null,
): ReminderCancelled {
  return { type: 'ReminderCancelled', data: { customerId, reminderId, because, watched, at } };
}
