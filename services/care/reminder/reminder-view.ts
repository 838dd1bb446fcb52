import type { About, Reminder } from '../../../domain/reminder/index.js';
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
  const { about, reminderId, dueOn, phase, cancelled, readAt, leftAt } = reminder;
  if (!about) return null;
  const { kind, watched } = about;
  const row = REMINDER_TABLE[kind];
  const isForSelf = watched.by.ground === 'self';
  return {
    ...{ reminderId, kind, eventId: row.eventId, name: texts.kinds[kind] },
    ...{ concerning: watched.concerning, isForSelf, text: row.says[isForSelf ? 'self' : 'other'] },
    ...{ dueOn, time: leftAt ?? leavesFrom(dueMoment(dueOn)), cancelTime: cancelled?.at ?? null, readAt, phase },
    channels: channelsOf(reminder, about, reach),
    ...dataOf(about),
  };
}

function channelsOf({ ways, phase, dueOn }: Reminder, { kind }: About, reach: Reach): readonly ReminderWay[] {
  if (phase === 'left') return REMINDER_WAYS.filter((way) => ways[way]?.is !== 'withheld');
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
