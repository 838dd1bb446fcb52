import { type Inspection } from '../kernel/index.js';
import type { ReminderEvent } from './events.js';
import { REMINDER_WAYS, type ReminderWay } from './rules/kinds.js';
import type { Reminder, ReminderState } from './state.js';

export type ReminderKindShown = 'reminder-standing' | 'reminder-due-on' | 'reminder-way';

/**
 * RMD-03: why a customer was reminded or not: the standing of each reminder, its day, and each way with its outcome, by
 * which events. Staff see no kind and no prescription, because both are sealed.
 */
export const inspection: Inspection<ReminderState, ReminderEvent, ReminderKindShown> = {
  inspect: ({ reminders }) => Object.values(reminders).flatMap(shown),
};

function shown(reminder: Reminder) {
  const { reminderId, dueOn, ruleVersion } = reminder;
  const rule = { requirements: ['RMD-03'], version: ruleVersion };
  const behind = (event: ReminderEvent) => 'reminderId' in event.data && event.data.reminderId === reminderId;
  const value = (kind: ReminderKindShown, part: string, name: string, said: string) => ({
    ...{ path: `reminders/${reminderId}/${part}`, kind, name, value: said, rule, behind },
  });
  return [
    value('reminder-standing', 'standing', '', standingOf(reminder)),
    value('reminder-due-on', 'due-on', '', dueOn),
    ...REMINDER_WAYS.flatMap((way) => {
      const said = wayOf(reminder, way);
      return said === null ? [] : [value('reminder-way', `ways/${way}`, way, said)];
    }),
  ];
}

function standingOf({ phase, cancelled, readAt }: Reminder): string {
  if (cancelled) return `cancelled-${cancelled.because}`;
  return phase === 'left' && readAt !== null ? 'read' : phase;
}

function wayOf({ ways }: Reminder, way: ReminderWay): string | null {
  const standing = ways[way];
  if (!standing) return null;
  return standing.is === 'withheld' ? standing.why : standing.is;
}
