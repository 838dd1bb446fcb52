import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { RecordedEvent } from '../../domain/kernel/index.js';
import { loyaltyLevelProjection } from '../loyalty-level/project.js';
import { pointsProjection } from '../points-365-days/project.js';
import type { Projection } from './projection.js';
import { RunnerBench, earned } from './history-testing.js';

/** A projection that fails on purchases of 13 points while `broken` returns true. */
function superstitious(projection: Projection, broken: () => boolean): Projection {
  return {
    ...projection,
    project: (row, event, key) => {
      if (broken() && pointsOf(event) === 13) throw new RangeError('13 points');
      return projection.project(row, event, key);
    },
  };
}

function pointsOf({ data }: RecordedEvent): number | undefined {
  return (data as { points?: number }).points;
}

describe('an event that a view cannot take', () => {
  let bench: RunnerBench;
  let broken = true;
  const views = [superstitious(loyaltyLevelProjection, () => broken), pointsProjection];
  beforeAll(async () => (bench = await RunnerBench.open()));
  afterAll(() => bench.opened.close());

  test('is parked with its stream for that view alone, and other streams continue', async () => {
    const runner = bench.runner(views);
    await runner.start();
    await bench.append('member-anna', -1, registeredOf('anna'), earned(5), earned(13), earned(7));
    await bench.append('member-anna', 3, earned(11));
    const position = await bench.member('berit', 2);
    expect(await runner.waitFor('loyalty-level', position, 2_000)).toBe(true);
    expect(await runner.waitFor('points-365-days', position, 2_000)).toBe(true);
    await runner.stop();
    expect(await bench.rows('view_loyalty_level')).toMatchObject([
      { member_id: 'anna', balance: 5 },
      { member_id: 'berit', balance: 20 },
    ]);
    expect(await bench.rows('view_points_365_days')).toMatchObject([{ member_id: 'anna', net: 36 }, {}, {}]);
    const parked = await runner.parked();
    expect(parked.map(({ view, streamId, revision, reason }) => [view, streamId, revision, reason])).toEqual([
      ['loyalty-level', 'member-anna', 2, 'RangeError: 13 points'],
      ['loyalty-level', 'member-anna', 3, 'follows a parked event of its stream'],
      ['loyalty-level', 'member-anna', 4, 'follows a parked event of its stream'],
    ]);
    expect((await runner.status())[0]?.parked).toBe(3);
  });

  test('is parked in the same way by a rebuild', async () => {
    expect(await bench.runner(views).rebuild('loyalty-level', { batch: 2 })).toMatchObject([
      { exact: true, parked: 3 },
    ]);
    expect(await bench.runner(views).parked('loyalty-level')).toHaveLength(3);
  });

  test('is not changed by a dry run, which shows what a retry would do', async () => {
    const runner = bench.runner(views);
    expect(await runner.dryRun('loyalty-level', 'member-anna')).toMatchObject({
      applied: false,
      failure: { type: 'PointsEarned', reason: 'RangeError: 13 points' },
    });
    broken = false;
    const outcome = await runner.dryRun('loyalty-level', 'member-anna');
    expect(outcome.applied).toBe(true);
    expect(outcome.steps.map(({ revision, rows }) => [revision, rows[0]?.after])).toMatchObject([
      [2, { balance: 18 }],
      [3, { balance: 25 }],
      [4, { balance: 36 }],
    ]);
    expect(await bench.rows('view_loyalty_level')).toMatchObject([{ balance: 5 }, {}]);
    expect(await runner.parked()).toHaveLength(3);
    broken = true;
  });

  test('stays parked when a retry fails again', async () => {
    expect(await bench.runner(views).retry('loyalty-level', 'member-anna')).toMatchObject({ applied: false });
    expect(await bench.rows('view_loyalty_level')).toMatchObject([{ balance: 5 }, {}]);
  });

  test('is applied in order by a retry after the repair, also beside a running follower', async () => {
    const runner = bench.runner(views);
    await runner.start();
    const before = await bench.append('member-anna', 4, earned(1));
    await runner.waitFor('loyalty-level', before, 2_000);
    broken = false;
    expect(await runner.retry('loyalty-level', 'member-anna')).toMatchObject({ applied: true, failure: null });
    const position = await bench.append('member-anna', 5, earned(100));
    expect(await runner.waitFor('loyalty-level', position, 2_000)).toBe(true);
    await runner.stop();
    expect(await bench.rows('view_loyalty_level')).toMatchObject([{ balance: 137 }, {}]);
    expect(await runner.parked()).toEqual([]);
    expect(await runner.verify('loyalty-level')).toMatchObject({ exact: true });
  });

  test('is parked like any other when the database refuses its row, live and in a rebuild', async () => {
    const runner = bench.runner(views);
    await runner.start();
    await bench.append('member-cecilia', -1, registeredOf('cecilia'), earned(3), earned(4_000_000_000), earned(2));
    const position = await bench.member('disa', 1);
    expect(await runner.waitFor('loyalty-level', position, 5_000)).toBe(true);
    expect(await runner.waitFor('points-365-days', position, 5_000)).toBe(true);
    await runner.stop();
    expect(await bench.rows('view_loyalty_level')).toContainEqual(
      expect.objectContaining({ member_id: 'cecilia', balance: 3 }),
    );
    const parked = await runner.parked('loyalty-level');
    expect(parked.map(({ revision }) => revision)).toEqual([2, 3]);
    expect(parked[0]?.reason).toMatch(/out of range/);
    expect(await runner.rebuild('loyalty-level')).toMatchObject([{ exact: true, parked: 2 }]);
    expect((await runner.dryRun('loyalty-level', 'member-cecilia')).failure?.reason).toMatch(/out of range/);
  });
});

function registeredOf(id: string) {
  const data = {
    memberId: id,
    customerId: id,
    memberNumber: id,
    email: 'a@example.se',
    mobileNumber: '+46701234567',
    registeredOn: '2026-01-01',
  };
  return { type: 'MemberRegistered', data };
}
