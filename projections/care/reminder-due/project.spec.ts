import { expect, test } from 'vitest';

import { FORGOTTEN } from '../../../domain/kernel/index.js';
import { History, specifyProjection } from '../../runner/testing.js';
import { reminderDueProjection } from './project.js';

const given = specifyProjection(reminderDueProjection, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const NINE = '2026-05-01T07:00:00.000Z';
const of = { customerId: 'c1', reminderId: 'r1', at: AT };
const planned = { type: 'ReminderPlanned', data: { ...of, about: FORGOTTEN, dueOn: '2026-05-01', ruleVersion: 'v' } };
const fellDue = { type: 'ReminderFellDue', data: { ...of, on: '2026-05-01', leavesAt: NINE, ruleVersion: 'v' } };
const left = {
  type: 'ReminderLeft',
  data: { ...of, ways: ['Sms'], withheld: [], watched: FORGOTTEN, ruleVersion: 'v' },
};
const row = { reminder_id: 'r1', customer_id: 'c1', due_on: '2026-05-01', leaves_at: null };

const after = (...events: readonly { readonly type: string; readonly data: object }[]) => {
  const stream = new History();
  return given(...events.map((event) => stream.on('reminder-c1', event)));
};

test('a planned reminder is found by its day, and says nothing of what it is about', () => {
  after(planned).then(row);
});

test('a due reminder is found by the instant at which it leaves', () => {
  after(planned, fellDue).then({ ...row, due_on: null, leaves_at: NINE });
});

test('a reminder that left or was cancelled is not looked for, until it is postponed', () => {
  after(planned, fellDue, left).then();
  after(planned, { type: 'ReminderCancelled', data: { ...of, because: 'expired', watched: null } }).then();
  const later = '2026-05-02T07:00:00.000Z';
  after(planned, fellDue, left, { type: 'ReminderPostponed', data: { ...of, way: 'Sms', leavesAt: later } }).then({
    ...row,
    due_on: null,
    leaves_at: later,
  });
});
