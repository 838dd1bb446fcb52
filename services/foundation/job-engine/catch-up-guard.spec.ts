import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Logger } from '@nestjs/common';

import { addDays, addMinutes, atStockholm, endOfDay, type Instant } from '../../../domain/kernel/index.js';
import { Clock, SettableClock } from '../clock.js';
import { calendarAsked, goOn } from './calendar-asked.js';
import { goOnByHand, goOnRequestFrom } from '../../host/jobs/go-on-by-hand.js';
import { allJobs } from '../../host/jobs/all-jobs.js';
import { Club } from '../../host/jobs/testing.js';
import { defineJob } from './job.js';
import type { CompletedRun } from './job-engine.js';

const STAFF = { kind: 'staff', id: 'drift' } as const;

/** A job on which no other job depends; it runs after the others of its day. */
const lonely = defineJob({
  name: 'lonely',
  dueAt: (date) => atStockholm(date, '10:30'),
  effectiveAt: endOfDay,
  subjects: async function* () {},
  views: [],
  alone: true,
  eventTypes: [],
  sums: {},
});

let club: Club;
beforeEach(async () => {
  club = await Club.open();
  Logger.overrideLogger(false);
});
afterEach(() => club.close());

const nights = (runs: readonly CompletedRun[]) => runs.filter(({ job }) => job === 'levels').length;

describe('catching up', () => {
  async function away(days: number): Promise<void> {
    club.itIsTheEndOf('2025-03-01');
    await club.machine().catchUp();
    club.itIsTheEndOf(addDays('2025-03-01', days));
  }

  test('runs forty missed days without a question', async () => {
    await away(40);
    expect(nights(await club.machine().catchUp())).toBe(40);
    expect(await calendarAsked(club.commands, [])).toEqual({ stopped: [], clock: null });
  });

  test('after too many missed days runs nothing, asks, and continues when a person allows it', async () => {
    await away(60);
    const machine = club.machine();
    expect(await machine.catchUp()).toEqual([]);
    expect(await machine.catchUp()).toEqual([]);
    const question = { oldest: '2025-03-02', through: '2025-04-30', days: 59 };
    expect(await calendarAsked(club.commands, [])).toMatchObject({ stopped: [{ job: null, ...question }] });
    expect(await club.events('CatchUpStopped')).toMatchObject([{ data: question, actor: { kind: 'job' } }]);

    const wrong = await goOn(club.commands, { question: '2025-04-29', reason: 'read yesterday', job: null }, STAFF);
    expect(wrong).toMatchObject({ ok: false, rejection: { type: 'NothingAsked' } });
    await goOn(club.commands, { question: '2025-04-30', reason: 'the shop was closed', job: null }, STAFF);
    expect(nights(await machine.catchUp())).toBe(60);
    expect(await club.events('CatchUpResumed')).toMatchObject([
      { data: { through: '2025-04-30', reason: 'the shop was closed' }, actor: STAFF },
    ]);
  });

  test('asks separately about a job that no other waits for, and each can continue without the other', async () => {
    const apart = () => club.machine('locked', undefined, undefined, [...allJobs, lonely]);
    club.itIsTheEndOf('2025-03-01');
    await apart().catchUp();
    await club.opened.database.pool.query(`UPDATE job_schedule SET done_through = '2025-01-01' WHERE job = 'lonely'`);
    club.itIsTheEndOf('2025-03-02');
    const runs = await apart().catchUp();
    expect([nights(runs), runs.filter(({ job }) => job === 'lonely').length]).toEqual([1, 0]);
    const question = { job: 'lonely', oldest: '2025-01-02', through: '2025-03-02', days: 59 };
    expect(await calendarAsked(club.commands, ['lonely'])).toEqual({ stopped: [question], clock: null });

    await club.opened.database.pool.query(`UPDATE job_schedule SET done_through = '2025-01-01' WHERE job = 'levels'`);
    await goOn(club.commands, { question: '2025-03-02', reason: 'no report', job: 'lonely' }, STAFF);
    const later = await apart().catchUp();
    expect([nights(later), later.filter(({ job }) => job === 'lonely').length]).toEqual([0, 60]);
    expect(await calendarAsked(club.commands, ['lonely'])).toMatchObject({ stopped: [{ job: null }] });
  });

  test('does not start the wrong years of a clock, and asks no more when the clock is correct again', async () => {
    await away(6 * 365);
    expect(await club.machine().catchUp()).toEqual([]);
    club.itIsTheEndOf('2025-03-02');
    expect(nights(await club.machine().catchUp())).toBe(1);
    expect(await calendarAsked(club.commands, [])).toEqual({ stopped: [], clock: null });
  });
});

describe('jobs', () => {
  /** A clock whose time a test sets, with a monotonic clock beside it. */
  class WrongClock extends Clock {
    minutesAhead = 0;
    private readonly started = performance.now();
    override now(): Instant {
      return addMinutes(new Date().toISOString(), this.minutesAhead);
    }
    override steady(): number {
      return performance.now() - this.started;
    }
  }

  test('wait while a clock is ahead, until it is corrected', async () => {
    const clock = new WrongClock();
    const machine = club.machine('locked', undefined, clock);
    expect(nights(await machine.catchUp())).toBeLessThanOrEqual(1);
    clock.minutesAhead = 30 * 1440;
    expect(await machine.catchUp()).toEqual([]);
    expect(await calendarAsked(club.commands, [])).toMatchObject({ clock: { seconds: 30 * 86_400 } });
    clock.minutesAhead = 0;
    await machine.catchUp();
    expect(await calendarAsked(club.commands, [])).toMatchObject({ clock: null });
    expect(await club.events('ClockConfirmed')).toHaveLength(1);
  });

  test('run on a clock that is ahead when a person confirms it', async () => {
    const clock = new WrongClock();
    const machine = club.machine('locked', undefined, clock);
    await machine.catchUp();
    clock.minutesAhead = 30 * 1440;
    await machine.catchUp();
    // The jump is found against the monotonic clock and then against the database's clock. So two approvals are needed.
    for (const reason of ['the machine slept', 'the database is behind']) {
      await goOn(club.commands, { question: 'clock', reason, job: null }, STAFF);
      if (reason === 'the machine slept') expect(await machine.catchUp()).toEqual([]);
    }
    expect(nights(await machine.catchUp())).toBe(30);
  });

  test('run on a clock that jumped back, with nothing due; the jump is reported', async () => {
    const clock = new WrongClock();
    const machine = club.machine('locked', undefined, clock);
    await machine.catchUp();
    clock.minutesAhead = -1440;
    expect(await machine.catchUp()).toEqual([]);
    expect(await calendarAsked(club.commands, [])).toMatchObject({ clock: { seconds: -86_400 } });
  });

  test('ignore a clock that is set by hand', async () => {
    const clock = new SettableClock('2025-03-01T12:00:00.000Z');
    const machine = club.machine('locked', undefined, clock);
    await machine.catchUp();
    clock.set('2025-03-31T12:00:00.000Z');
    expect(nights(await machine.catchUp())).toBe(30);
  });
});

describe('the command line', () => {
  const request = (reason: string | null) => goOnByHand({ reason }, club.commands);

  test('is understood however npm passes it on', () => {
    expect(goOnRequestFrom(['levels'])).toBeNull();
    expect(goOnRequestFrom(['go-on'])).toEqual({ reason: null });
    expect(goOnRequestFrom(['go-on', '--reason', 'an outage'])).toEqual({ reason: 'an outage' });
    expect(goOnRequestFrom(['go-on', '--reason=an outage'])).toEqual({ reason: 'an outage' });
    expect(goOnRequestFrom(['go-on'], { npm_config_reason: 'an outage' })).toEqual({ reason: 'an outage' });
    expect(() => goOnRequestFrom(['go-on', 'an', 'outage'])).toThrow('outage: is one argument too many');
  });

  test('shows what waits and how to continue, and continues it', async () => {
    expect(await request(null)).toEqual({ said: 'no job waits for anybody', code: 0 });
    club.itIsTheEndOf('2025-03-01');
    await club.machine().catchUp();
    club.itIsTheEndOf('2025-04-30');
    await club.machine().catchUp();
    const waits = '59 days are to be caught up, 2025-03-02 to 2025-04-30';
    const how = 'to go on: npm run job go-on -- --reason "why"';
    expect(await request(null)).toEqual({ said: `${waits}\n${how}`, code: 1 });
    await expect(request('x')).rejects.toThrow('reason: is 3 to 200 characters long');
    expect(await request('an outage')).toEqual({ said: `${waits}\njobs go on within five minutes`, code: 0 });
    expect(nights(await club.machine().catchUp())).toBe(60);
    expect(await club.events('CatchUpResumed')).toMatchObject([{ actor: { id: 'command line' } }]);
  });
});
