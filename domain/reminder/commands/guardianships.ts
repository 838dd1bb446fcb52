import type { Instant, Uuid } from '../../kernel/index.js';
import type { GuardianshipLearned, ReminderEvent } from '../events.js';
import type { Watched } from '../rules/index.js';
import type { Reminder, ReminderState } from '../state.js';
import { cancelled } from './cancelled.js';

/** RX-08: what the population register answered about the customer and one child. */
export interface GuardianshipAnswer {
  /** The person number of the child. */
  readonly person: string;
  readonly holds: boolean;
}

interface Told {
  readonly customerId: Uuid;
  /** Absent when the register was not asked. */
  readonly guardianships?: readonly GuardianshipAnswer[];
  readonly at: Instant;
}

/** The answers that differ from what is known. A guardianship is known to hold until the register says that it ended. */
export function learnedGuardianships(
  { customerId, guardianships = [], at }: Told,
  { endedGuardianships: ended }: ReminderState,
): readonly GuardianshipLearned[] {
  return guardianships
    .filter(({ person, holds }) => holds === ended.includes(person))
    .map(({ person, holds }) => ({ type: 'GuardianshipLearned', data: { customerId, person, holds, at } }));
}

/** What is known of something, with the right that the register ended. */
export function byKnownRight(watched: Watched, state: Pick<ReminderState, 'endedGuardianships'>): Watched {
  return isWithoutGuardian(watched, state) ? { ...watched, by: { ...watched.by, holds: false } } : watched;
}

/** Whether something is known by a guardianship that ended. */
export function isWithoutGuardian(
  { by, concerning }: Watched,
  { endedGuardianships: ended }: Pick<ReminderState, 'endedGuardianships'>,
): boolean {
  return by.ground === 'guardian' && ended.includes(concerning);
}

/** Cancels reminders about children whose guardian the customer is not any more. */
export function withoutGuardian(
  command: Pick<Told, 'customerId' | 'at'>,
  open: readonly Reminder[],
  state: ReminderState,
): ReminderEvent[] {
  return open.flatMap(({ about, reminderId }) =>
    about && isWithoutGuardian(about.watched, state) ? [cancelled(command, reminderId, 'right-ended', null)] : [],
  );
}
