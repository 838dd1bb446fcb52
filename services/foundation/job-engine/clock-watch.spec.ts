import { describe, expect, test } from 'vitest';

import { jobCalendar, type JobCalendarEvent, type JobCalendarState } from '../../../domain/job-calendar/index.js';
import type { ClockReading } from './clock-jump.js';
import { ClockWatch } from './clock-watch.js';

const NOON = Date.parse('2026-03-01T12:00:00.000Z');
const HOUR = 3_600_000;

class Watched {
  private readonly watch = new ClockWatch('shop-1');
  state: JobCalendarState = jobCalendar.initial;

  look(reading: Partial<ClockReading>): readonly string[] {
    const whole: ClockReading = {
      shown: NOON,
      steady: 0,
      database: reading.shown ?? NOON,
      databaseApart: false,
      lastRun: null,
      ...reading,
    };
    return this.watch.next(whole, this.state).map((command) => {
      const decision = jobCalendar.decide(command, this.state);
      if ('accepted' in decision) for (const event of decision.accepted) this.took(event);
      return command.type === 'ReportClock' ? `${command.jump.against} ${command.jump.seconds}` : command.by;
    });
  }

  took(event: JobCalendarEvent): void {
    this.state = jobCalendar.evolve(this.state, event);
  }
}

const accepted: JobCalendarEvent = { type: 'ClockAccepted', data: { reason: 'it is right' } };

describe('a clock', () => {
  test('that runs normally reports nothing, also when it is set by a few minutes', () => {
    const watched = new Watched();
    expect(watched.look({})).toEqual([]);
    expect(watched.look({ shown: NOON + HOUR, steady: HOUR })).toEqual([]);
    expect(watched.look({ shown: NOON + 2 * HOUR + 14 * 60_000, steady: 2 * HOUR })).toEqual([]);
  });

  test.each([
    ['ahead', 9],
    ['behind', -9],
  ])('that jumps %s is reported until it is right again', (_, hours) => {
    const watched = new Watched();
    watched.look({});
    expect(watched.look({ shown: NOON + (hours + 1) * HOUR, steady: HOUR })).toEqual([`own ${hours * 3600}`]);
    expect(watched.state.clock).toMatchObject({ seconds: hours * 3600, host: 'shop-1' });
    expect(watched.look({ shown: NOON + 2 * HOUR, steady: 2 * HOUR })).toEqual(['itself']);
    expect(watched.state.clock).toBeNull();
  });

  test('that a person confirms is the new right time', () => {
    const watched = new Watched();
    watched.look({});
    watched.look({ shown: NOON + 10 * HOUR, steady: HOUR });
    watched.took(accepted);
    expect(watched.look({ shown: NOON + 11 * HOUR, steady: 2 * HOUR })).toEqual([]);
    expect(watched.look({ shown: NOON + 2 * HOUR, steady: 3 * HOUR })).toEqual([`own ${-10 * 3600}`]);
  });

  test('that jumps is confirmed by a database on another machine with the same time', () => {
    const watched = new Watched();
    watched.look({ databaseApart: true });
    expect(watched.look({ shown: NOON + 9 * HOUR, databaseApart: true })).toEqual([`own ${9 * 3600}`, 'database']);
    expect(watched.state.clock).toBeNull();
    expect(watched.look({ shown: NOON + 10 * HOUR, steady: HOUR, databaseApart: true })).toEqual([]);
  });

  test('is not confirmed by the database of its own machine, or by one with another time', () => {
    const apart = new Watched();
    apart.look({ databaseApart: true });
    const jump = { shown: NOON + 9 * HOUR, database: NOON, databaseApart: true };
    expect(apart.look(jump)).toEqual([`own ${9 * 3600}`]);
    expect(apart.state.clock).not.toBeNull();
    const beside = new Watched();
    beside.look({});
    expect(beside.look({ shown: NOON + 9 * HOUR })).toEqual([`own ${9 * 3600}`]);
  });

  test('that differs from the database is reported until they agree, or until a person confirms it', () => {
    const watched = new Watched();
    expect(watched.look({ database: NOON - HOUR })).toEqual(['database 3600']);
    expect(watched.look({ steady: 0 })).toEqual(['itself']);
    watched.look({ database: NOON - HOUR });
    watched.took(accepted);
    expect(watched.look({ database: NOON - HOUR - 60_000 })).toEqual([]);
    expect(watched.look({ database: NOON - 2 * HOUR })).toEqual(['database 7200']);
  });

  test('that is behind the last run is reported, and after a confirmation no question is asked about that run', () => {
    const watched = new Watched();
    expect(watched.look({ lastRun: NOON + HOUR })).toEqual(['last-run -3600']);
    watched.took(accepted);
    expect(watched.look({ lastRun: NOON + HOUR })).toEqual([]);
    expect(watched.look({ lastRun: NOON + 2 * HOUR })).toEqual(['last-run -7200']);
  });

  test('that jumped on another machine is not confirmed by this one', () => {
    const [one, other] = [new Watched(), new ClockWatch('shop-2')];
    one.look({});
    one.look({ shown: NOON + 9 * HOUR });
    const right: ClockReading = { shown: NOON, steady: 0, database: NOON, databaseApart: false, lastRun: null };
    expect(other.next(right, one.state)).toEqual([]);
  });
});
