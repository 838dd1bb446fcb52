import { expect, test } from 'vitest';
import fc from 'fast-check';

import { addDays, atStockholm, endOfDay, fold, startOfDay, type Shown } from '../kernel/index.js';
import { inspection } from '../member/inspect.js';
import { live, passIdleDay, wildLives } from '../member/lives.fixture.js';
import { earned, issued, registered, upgraded } from '../member/spec-events.js';
import { evolve, initial } from '../member/state.js';
import { openHistory } from './history.js';
import { snapshot, snapshotAt } from './snapshot.js';
import { purchase, Recorder } from './spec-history.js';
import type { Stop } from './stops.js';

const stopsOf = (recorder: Recorder, until: string) => openHistory(recorder.events).stops(until);
const days = (recorder: Recorder, until: string) =>
  stopsOf(recorder, until).flatMap(({ day, step }) => (day ? [`${day} after ${step}`] : []));

test('the stops are the beginning, each event, and the turning days between them', () => {
  const stops = stopsOf(purchase(), '2026-03-10T12:00:00.000Z');
  expect(stops.slice(0, 5)).toEqual([
    { step: 0, instant: null, day: null },
    { step: 1, instant: '2025-01-15T09:00:00.000Z', day: null },
    { step: 2, instant: '2025-01-31T22:59:59.999Z', day: null },
    { step: 2, instant: '2025-01-31T23:00:00.000Z', day: '2025-02-01' },
    { step: 3, instant: '2025-03-01T10:00:00.000Z', day: null },
  ]);
});

test('a cheque turns valid or expires, a year ends, points leave the window, and a protection ends', () => {
  expect(days(purchase(), '2026-03-10T12:00:00.000Z')).toEqual([
    '2025-02-01 after 2',
    '2025-05-01 after 13',
    '2026-01-01 after 13',
    '2026-03-03 after 13',
    '2026-03-04 after 13',
  ]);
});

test('there are no stops after the moment of looking', () => {
  expect(days(purchase(), '2025-12-31T22:59:59.999Z')).toEqual(['2025-02-01 after 2', '2025-05-01 after 13']);
  expect(days(purchase(), '2025-12-31T23:00:00.000Z')).toContain('2026-01-01 after 13');
  expect(days(purchase(), '2025-01-01T00:00:00.000Z')).toEqual(['2025-02-01 after 2']);
});

test('events of a job at midnight come after the turning day', () => {
  const recorder = new Recorder()
    .member('member-1', '2025-01-31T22:59:59.999Z', registered, issued('c'))
    .member('member-1', '2025-04-30T22:00:00.000Z', {
      type: 'ChequeExpired',
      data: { chequeId: 'c', expiredOn: '2025-05-01' },
    });
  expect(stopsOf(recorder, '2025-05-01T00:00:00.000Z').slice(3)).toEqual([
    { step: 2, instant: '2025-01-31T23:00:00.000Z', day: '2025-02-01' },
    { step: 2, instant: '2025-04-30T22:00:00.000Z', day: '2025-05-01' },
    { step: 3, instant: '2025-04-30T22:00:00.000Z', day: null },
  ]);
});

test('points leave the window on the date in Stockholm, also when the clock changes that night', () => {
  const recorder = new Recorder().member(
    'member-1',
    '2025-03-31T10:00:00.000Z',
    { ...registered, data: { ...registered.data, registeredOn: '2025-03-31' } },
    earned('a', 10, '2025-03-31'),
  );
  expect(stopsOf(recorder, '2026-04-01T00:00:00.000Z').at(-1)).toEqual({
    step: 2,
    instant: '2026-03-30T22:00:00.000Z',
    day: '2026-03-31',
  });
});

test('a protection holds through its last day, and the next day the level waits for the nightly decision', () => {
  const recorder = new Recorder().member(
    'member-1',
    '2025-06-01T10:00:00.000Z',
    registered,
    earned('a', 1500, '2025-06-01'),
    upgraded('2025-06-01', '2026-06-01'),
  );
  expect(days(recorder, '2026-06-10T00:00:00.000Z')).toEqual(['2026-06-01 after 3', '2026-06-02 after 3']);
  const { at, asOf, stops } = openHistory(recorder.events);
  const reasons = stops('2026-06-10T00:00:00.000Z').map(
    ({ step, instant }) => snapshot(asOf(step, instant)).member?.level?.reason,
  );
  expect(reasons).toEqual([undefined, 'start', 'start', 'earned', 'protected', 'due']);
  expect(snapshot(at(3)).member?.level?.reason).toBe('earned');
});

/** A random member's history with times as in a real event store: purchases at noon, nightly jobs at midnight. */
const recorded = fc.tuple(wildLives, fc.boolean()).map(([happenings, idle]) => {
  const life = idle ? live(happenings, () => undefined, passIdleDay) : live(happenings, () => undefined);
  const recorder = new Recorder();
  life.events.forEach((event, index) => {
    const date = life.dates[index] as string;
    const at = /Expired|LevelChanged/.test(event.type) ? startOfDay(date) : atStockholm(date, '12:00');
    const last = recorder.events.at(-1)?.effectiveAt ?? '';
    recorder.member('member-1', at > last ? at : last, event);
  });
  return { events: recorder.events, today: life.today };
});

test('any instant shows what its events give on its date, and the last stop before it shows the same', () => {
  fc.assert(
    fc.property(recorded, fc.nat(1_500), fc.nat(86_399), ({ events, today }, days, second) => {
      const until = endOfDay(addDays(today, 700));
      const midnight = Date.parse(startOfDay(addDays('2025-01-14', days)));
      const instant = new Date(Math.min(midnight + second * 1000, Date.parse(until))).toISOString();
      const history = openHistory(events);
      const slow = fold(evolve, initial, events.filter(({ effectiveAt }) => effectiveAt <= instant) as never[]);
      const shown = (values: readonly Shown[]) => values.map(({ path, value }) => [path, value]);
      const now = shown(snapshotAt(history, instant).member?.values ?? []);
      expect(now).toEqual(shown(inspection.inspect(slow, instant)));
      const stop = history.stops(until).findLast((one) => one.instant === null || one.instant <= instant) as Stop;
      expect(now).toEqual(shown(snapshot(history.asOf(stop.step, stop.instant)).member?.values ?? []));
    }),
    { numRuns: 60 },
  );
});
