import { isOpen, type About, type Reminder } from '../../../domain/reminder/index.js';
import {
  dueMoment,
  leavesFrom,
  REMINDER_TABLE,
  REMINDER_WAYS,
  withheldFrom,
  type ReminderWay,
} from '../../../domain/reminder/rules/index.js';
import type { ReminderView } from './contract.js';
import { wayFacts, type Reach } from './reminder-ways.js';
import { reminderTexts as texts } from './texts.js';

/** A reminder as the customer sees it. Null for one that nobody can read any more. */
export function reminderView(reminder: Reminder, reach: Reach): ReminderView | null {
  const { about, reminderId, dueOn, cancelled, readAt, leftAt } = reminder;
  if (!about) return null;
  const { kind, watched } = about;
  const row = REMINDER_TABLE[kind];
  const isForSelf = watched.by.ground === 'self';
  return {
    ...{ reminderId, kind, eventId: row.eventId, name: texts.kinds[kind] },
    ...{ concerning: watched.concerning, isForSelf, text: row.says[isForSelf ? 'self' : 'other'] },
    ...{ dueOn, time: leftAt ?? leavesFrom(dueMoment(dueOn)), cancelTime: cancelled?.at ?? null, readAt },
    phase: phaseOf(reminder),
    channels: channelsOf(reminder, about, reach),
    ...dataOf(about),
  };
}

/** Whether a partner took it by at least one way. Before that there is nothing to read. */
export function wasSent({ ways }: Reminder): boolean {
  return Object.values(ways).some(({ is }) => is === 'sent');
}

/** A reminder that left and waits for its partner until the quiet hours are over is still coming. */
function phaseOf(reminder: Reminder): Reminder['phase'] {
  return reminder.phase === 'left' && isOpen(reminder) && !wasSent(reminder) ? 'due' : reminder.phase;
}

function channelsOf(reminder: Reminder, { kind }: About, reach: Reach): readonly ReminderWay[] {
  const { ways, dueOn } = reminder;
  if (phaseOf(reminder) === 'left') return REMINDER_WAYS.filter((way) => ways[way]?.is === 'sent');
  const facts = wayFacts(reach, kind);
  return REMINDER_WAYS.filter((way) => withheldFrom(facts[way], dueOn) === null);
}

function dataOf({ watched: { facts, subject } }: About): Pick<ReminderView, 'prescription' | 'hkdbData'> {
  if (facts.of === 'period') {
    const { startsOn, endsOn, isConnected } = facts;
    const hkdbData = { innevPeriodStart: startsOn, slutInnevarandePeriod: endsOn, ansluten: isConnected };
    return { prescription: null, hkdbData };
  }
  const { validThrough, nextOn, lastOn, left } = facts;
  return { prescription: { prescription: subject, validThrough, nextOn, lastOn, left }, hkdbData: null };
}
