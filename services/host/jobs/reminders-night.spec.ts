import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { atStockholm, startOfDay, type BusinessDate } from '../../../domain/kernel/index.js';
import { reminder, type ReminderFellDue } from '../../../domain/reminder/index.js';
import { aPrescriptionOf, recompute } from '../../../domain/reminder/spec-reminders.js';
import { newContext, SYSTEM } from '../../foundation/command-handling/command-context.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { Club, dyingAfter } from './testing.js';

describe('the night that finds reminders (RMD-03)', () => {
  let club: Club;
  beforeEach(async () => void (club = await Club.open()));
  afterEach(() => club.close());

  /** Customers with a prescription each, whose next withdrawal is on this day. */
  async function planned(nextOn: BusinessDate, customers: number): Promise<void> {
    for (let nth = 1; nth <= customers; nth += 1) {
      const customerId = derivedId('patient', nth);
      const watched = aPrescriptionOf({
        issuedOn: '2025-01-01',
        nextOn,
        lastOn: '2026-01-10',
        validThrough: '2026-12-31',
      });
      const planning = recompute('2026-02-01T09:00:00.000Z', watched);
      const ids = Object.fromEntries(Object.keys(planning.ids).map((name) => [name, derivedId(customerId, name)]));
      const command = { ...planning, ids, customerId };
      const outcome = await club.commands.handle(reminder, customerId, command, newContext(SYSTEM));
      if (!outcome.ok) throw new Error(outcome.rejection.type);
    }
  }

  async function night(date: BusinessDate, machine = club.machine()) {
    club.itIsTheEndOf(date);
    const outcome = await machine.run('reminders', date);
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    return outcome.run.report.sums;
  }

  const due = async () => (await club.events<ReminderFellDue>('ReminderFellDue')).map(({ data }) => data);

  test.each([
    ['summer time begins', '2026-03-29', '07:00'],
    ['summer time ends', '2026-10-25', '08:00'],
  ] as const)('lets them leave at nine in Stockholm on the day when %s', async (_what, date, nineInUtc) => {
    await planned(date, 1);
    const [before, on] = [startOfDay(date), atStockholm(date, '00:30')];
    expect(await night(date)).toEqual({ due: 1 });
    expect(await night(date)).toEqual({ due: 1 });
    expect(await due()).toMatchObject([{ on: date, at: on, leavesAt: `${date}T${nineInUtc}:00.000Z` }]);
    expect(before < on).toBe(true);
  });

  test('is killed halfway and runs again, on two machines at once: each reminder is due, once', async () => {
    await planned('2026-05-18', 7);
    await expect(night('2026-05-18', club.machine('free', dyingAfter(3, 'reminder')))).rejects.toThrow('killed');
    expect(await due()).toHaveLength(3);
    const both = await Promise.all([
      night('2026-05-18', club.machine('free')),
      night('2026-05-18', club.machine('free')),
    ]);
    expect(both).toEqual([{ due: 7 }, { due: 7 }]);
    expect(new Set((await due()).map(({ customerId }) => customerId)).size).toBe(7);
    expect(await due()).toHaveLength(7);
  });

  test('that did not run is caught up by the next one, and no reminder is due twice', async () => {
    await planned('2026-05-18', 2);
    expect(await night('2026-05-20')).toEqual({ due: 2 });
    expect(await night('2026-05-18')).toEqual({ due: 0 });
    expect((await due()).map(({ on }) => on)).toEqual(['2026-05-18', '2026-05-18']);
  });
});
