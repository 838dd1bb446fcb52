import { accept, stockholmDate, type BusinessDate, type Instant, type Uuid } from '../../kernel/index.js';
import type { About, ReminderEvent } from '../events.js';
import type { ReminderDecision } from '../rejections.js';
import {
  candidatesOf,
  dueMoment,
  goneOn,
  reminderRule,
  type Candidate,
  type DatedKind,
  type ReminderGone,
  type Watched,
} from '../rules/index.js';
import { evolve, type Reminder, type ReminderState } from '../state.js';
import { cancelled, isOpen } from './cancelled.js';
import { isDead, learnedDeaths } from './deaths.js';
import { byKnownRight, isWithoutGuardian, learnedGuardianships, type GuardianshipAnswer } from './guardianships.js';
import { isRenewed } from './renewed.js';

/** RMD-01, RMD-03: plans and cancels by what is known now of some prescriptions and periods. Others stay as they are. */
export interface RecomputeReminders {
  readonly type: 'RecomputeReminders';
  readonly customerId: Uuid;
  readonly subjects: readonly Watched[];
  /** The ids of the reminders that the subjects may give (`candidateName`). */
  readonly ids: Readonly<Record<string, string>>;
  /** RX-08: what the register answered about the guardian's children. Absent when it was not asked. */
  readonly guardianships?: readonly GuardianshipAnswer[];
  readonly at: Instant;
}

/** The name by which a command gives the id of a reminder: the same thing is never planned twice. */
export function candidateName(subject: string, kind: DatedKind, dueOn: BusinessDate): string {
  return `${kind} ${subject} ${dueOn}`;
}

export function recomputeReminders(command: RecomputeReminders, state: ReminderState): ReminderDecision {
  const learned: readonly ReminderEvent[] = [...learnedDeaths(command, state), ...learnedGuardianships(command, state)];
  const known = learned.reduce(evolve, state);
  const told = { ...command, subjects: command.subjects.map((watched) => byKnownRight(watched, known)) };
  const open = Object.values(state.reminders).filter(isOpen);
  return accept(...learned, ...cancellations(told, known, open), ...plans(told, known));
}

function cancellations(command: RecomputeReminders, state: ReminderState, open: readonly Reminder[]): ReminderEvent[] {
  return open.flatMap((reminder) => {
    const watched = command.subjects.find(({ subject }) => subject === reminder.about?.watched.subject) ?? null;
    const because = goneReason(reminder, watched, command, state);
    return because ? [cancelled(command, reminder.reminderId, because, watched)] : [];
  });
}

/** Why an open reminder does not stand any more. Null while it does, or when nothing new is known of it. */
function goneReason(
  { about, dueOn }: Reminder,
  watched: Watched | null,
  command: RecomputeReminders,
  state: ReminderState,
): ReminderGone | null {
  if (!about) return null;
  if (isDead(about.watched, state)) return 'deceased';
  if (isWithoutGuardian(watched ?? about.watched, state)) return 'right-ended';
  if (about.kind === 'PrescriptionExp' && isRenewed(watched ?? about.watched, command.subjects, state))
    return 'renewed';
  if (!watched) return isOfEarlierPeriod(about, command.subjects) ? 'moved' : null;
  const today = stockholmDate(command.at);
  const same = candidatesOf(watched, command.at).find(({ kind }) => kind === about.kind);
  const gone = same?.dueOn === dueOn ? same.gone : goneOn(watched, about.kind, dueOn > today ? dueOn : today);
  if (same?.dueOn === dueOn || (gone && gone !== 'nothing-left')) return gone;
  return wasWithdrawn(about.watched, watched) ? 'dispensed' : (gone ?? 'moved');
}

/** A person has one period at a time, so another one takes its place. */
function isOfEarlierPeriod({ kind }: About, subjects: readonly Watched[]): boolean {
  return kind === 'HkdbExp' && subjects.some(({ facts }) => facts.of === 'period');
}

/** Whether a withdrawal was made between the two. */
export function wasWithdrawn({ facts: before }: Watched, { facts: now }: Watched): boolean {
  return before.of === 'prescription' && now.of === 'prescription' && now.lastOn !== before.lastOn;
}

function plans(command: RecomputeReminders, state: ReminderState): ReminderEvent[] {
  return command.subjects.flatMap((watched) =>
    candidatesOf(watched, command.at).flatMap((candidate) => planned(command, state, watched, candidate)),
  );
}

function planned(
  command: RecomputeReminders,
  state: ReminderState,
  watched: Watched,
  { kind, dueOn, gone }: Candidate,
): ReminderEvent[] {
  const { customerId, at } = command;
  // Who sees it on its day needs no reminder, and the day's run may be over.
  if (gone || isDead(watched, state) || dueMoment(dueOn) <= at) return [];
  if (kind === 'PrescriptionExp' && isRenewed(watched, command.subjects, state)) return [];
  const name = candidateName(watched.subject, kind, dueOn);
  if (Object.values(state.reminders).some((known) => isSameAndStays(known, name))) return [];
  const reminderId = command.ids[name];
  if (!reminderId) throw new TypeError(`a ${kind} has no id`);
  const { ruleVersion } = reminderRule.on(stockholmDate(at));
  const about = { kind, watched };
  return [{ type: 'ReminderPlanned', data: { customerId, reminderId, about, dueOn, ruleVersion, at } }];
}

/** What the customer cancelled, and what was due once, is not planned again. What a fact cancelled may come back. */
function isSameAndStays({ about, dueOn, cancelled: gone, ways }: Reminder, name: string): boolean {
  if (!about || candidateName(about.watched.subject, about.kind, dueOn) !== name) return false;
  return gone === null || gone.because === 'customer' || Object.keys(ways).length > 0;
}
