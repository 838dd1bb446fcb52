import { accept, stockholmDate, type Instant, type Uuid } from '../../kernel/index.js';
import type { ReminderEvent } from '../events.js';
import type { ReminderDecision } from '../rejections.js';
import {
  candidatesOf,
  goneOn,
  isQuiet,
  leavingBy,
  reminderRule,
  REMINDER_WAYS,
  type ReminderGone,
  type WayFactsOf,
  type Watched,
} from '../rules/index.js';
import { evolve, type Reminder, type ReminderState } from '../state.js';
import { cancelled, isOpen } from './cancelled.js';
import { isDead } from './deaths.js';
import { byKnownRight, learnedGuardianships, withoutGuardian, type GuardianshipAnswer } from './guardianships.js';
import { wasWithdrawn } from './recompute-reminders.js';
import { isRenewed } from './renewed.js';

/** What is known of a reminder at the moment of sending. */
export interface AtLeaving {
  readonly reminderId: string;
  /** The prescription, or the period that the person has now. Null when none is stored any more. */
  readonly watched: Watched | null;
  readonly ways: WayFactsOf;
}

/** RMD-03: lets reminders that are due leave, by the facts and the consents of this moment. */
export interface LetLeave {
  readonly type: 'LetLeave';
  readonly customerId: Uuid;
  readonly leaving: readonly AtLeaving[];
  /** RX-08: what the register answered about the guardian's children. */
  readonly guardianships?: readonly GuardianshipAnswer[];
  readonly at: Instant;
}

export function letLeave(command: LetLeave, state: ReminderState): ReminderDecision {
  if (isQuiet(command.at)) return accept();
  const learned = learnedGuardianships(command, state);
  const known = learned.reduce<ReminderState>(evolve, state);
  const named = new Set(command.leaving.map(({ reminderId }) => reminderId));
  // An end that is learned now also ends what is due later.
  const later = Object.values(known.reminders).filter((one) => isOpen(one) && !named.has(one.reminderId));
  return accept<ReminderEvent>(
    ...learned,
    ...command.leaving.flatMap(({ watched, ...one }) => {
      const reminder = known.reminders[one.reminderId];
      const told = { ...one, watched: watched && byKnownRight(watched, known) };
      return reminder ? leaves(command, told, reminder, known) : [];
    }),
    ...(learned.length > 0 ? withoutGuardian(command, later, known) : []),
  );
}

function leaves(
  command: LetLeave,
  { watched, ways: facts }: AtLeaving,
  reminder: Reminder,
  state: ReminderState,
): ReminderEvent[] {
  const { customerId, at } = command;
  const { reminderId, about, dueOn, ways: known, phase } = reminder;
  const ready = REMINDER_WAYS.filter((way) => isReady(known[way], at));
  if (!about || phase === 'cancelled' || ready.length === 0) return [];
  if (!watched) return [cancelled(command, reminderId, about.kind === 'HkdbExp' ? 'period-over' : 'not-kept', null)];
  const told = command.leaving.flatMap((each) => each.watched ?? []);
  const isOld = about.kind === 'PrescriptionExp' && isRenewed(watched, told, state);
  const because = isDead(watched, state) ? 'deceased' : isOld ? 'renewed' : goneSince(reminder, watched, at);
  if (because) return [cancelled(command, reminderId, because, watched)];
  const { ruleVersion } = reminderRule.on(stockholmDate(at));
  const left = leavingBy(facts, dueOn, ready);
  return [{ type: 'ReminderLeft', data: { customerId, reminderId, ...left, watched, ruleVersion, at } }];
}

/** Why a reminder does not stand by what is known now. Null while it does. */
export function goneSince({ about, dueOn }: Reminder, now: Watched, at: Instant): ReminderGone | null {
  if (about?.watched.subject !== now.subject) return 'moved';
  const gone = goneOn(now, about.kind, stockholmDate(at));
  const isSameDay = candidatesOf(now, at).some((each) => each.kind === about.kind && each.dueOn === dueOn);
  if (isSameDay || (gone && gone !== 'nothing-left')) return gone;
  return wasWithdrawn(about.watched, now) ? 'dispensed' : (gone ?? 'moved');
}

function isReady(way: Reminder['ways'][keyof Reminder['ways']], at: Instant): boolean {
  return way?.is === 'waiting' && way.leavesAt <= at;
}
