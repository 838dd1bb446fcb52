import { expect, test } from 'vitest';

import { fold, specify } from '../kernel/index.js';
import { duty, shiftOf, shiftsAt, type DutyEnded, type DutyEvent, type DutyStarted } from './index.js';

const given = specify(duty, (actual, expected) => expect(actual).toEqual(expected));
const MORNING = '2026-03-02T07:00:00.000Z';
const EVENING = '2026-03-02T19:00:00.000Z';
const anna = { staffId: 's1', staffName: 'Anna' } as const;
const bo = { staffId: 's2', staffName: 'Bo' } as const;
const started = (who: typeof anna | typeof bo, at = MORNING, until = EVENING): DutyStarted => ({
  type: 'DutyStarted',
  data: { ...who, at, until, ruleVersion: 'duty@2000-01-01' },
});
const ended: DutyEnded = { type: 'DutyEnded', data: { ...anna, at: '2026-03-02T15:00:00.000Z' } };
const after = (...events: readonly DutyEvent[]) => fold(duty.evolve, duty.initial, events);

test('a shift lasts until the pharmacist ends it (RX-06)', () => {
  given()
    .when({ type: 'StartDuty', ...anna, at: MORNING })
    .then(started(anna));
  given(started(anna))
    .when({ type: 'EndDuty', ...ended.data })
    .then(ended);
  expect(shiftOf(after(started(anna), ended), 's1', ended.data.at)).toBeNull();
});

test('a forgotten shift ends by itself, to the millisecond, and a new one can begin', () => {
  const state = after(started(anna));
  expect(shiftOf(state, 's1', '2026-03-02T18:59:59.999Z')).not.toBeNull();
  expect(shiftOf(state, 's1', EVENING)).toBeNull();
  given(started(anna))
    .when({ type: 'StartDuty', ...anna, at: EVENING })
    .then(started(anna, EVENING, '2026-03-03T07:00:00.000Z'));
});

test('who is on duty starts no second shift, and who is off duty ends none', () => {
  given(started(anna))
    .when({ type: 'StartDuty', ...anna, at: '2026-03-02T08:00:00.000Z' })
    .then();
  given(started(anna), ended)
    .when({ type: 'EndDuty', ...ended.data })
    .then();
  given(started(anna))
    .when({ type: 'EndDuty', ...anna, at: EVENING })
    .then();
});

test('nobody ends the shift of another, and all on duty are listed, the longest first', () => {
  given(started(anna))
    .when({ type: 'EndDuty', ...bo, at: '2026-03-02T08:00:00.000Z' })
    .then();
  const both = after(started(bo, '2026-03-02T08:00:00.000Z'), started(anna));
  expect(shiftsAt(both, '2026-03-02T09:00:00.000Z').map(({ staffName }) => staffName)).toEqual(['Anna', 'Bo']);
  expect(shiftsAt(both, EVENING)).toEqual([]);
});
