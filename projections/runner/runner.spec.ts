import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Position } from '../../domain/kernel/index.js';
import { loyaltyLevelProjection } from '../loyalty-level/project.js';
import type { LoyaltyLevelRow } from '../loyalty-level/table.js';
import { pointsProjection } from '../points-365-days/project.js';
import { RunnerBench, earned } from './history-testing.js';

const LOYALTY = [loyaltyLevelProjection, pointsProjection];

describe('the projection runner', () => {
  let bench: RunnerBench;
  beforeAll(async () => (bench = await RunnerBench.open()));
  afterAll(() => bench.opened.close());

  test('shows a write to its writer', async () => {
    const runner = bench.runner(LOYALTY);
    await runner.start();
    const position = await bench.member('anna', 3);
    expect(await runner.waitFor('loyalty-level', position, 2_000)).toBe(true);
    expect(await balanceOf('anna')).toBe(30);
    await runner.stop();
  });

  test('counts an event that the view does not handle as reached, without writing its checkpoint', async () => {
    const runner = bench.runner(LOYALTY);
    await runner.start();
    await runner.waitFor('points-365-days', await bench.member('berit', 1), 2_000);
    const before = await checkpoints();
    const position = await bench.append('job-run-1', -1, {
      type: 'JobSubjectParked',
      data: { subject: 's', reason: 'r' },
    });
    expect(await runner.waitFor('points-365-days', position, 2_000)).toBe(true);
    expect(await checkpoints()).toEqual(before);
    await runner.stop();
  });

  test('answers false when the view does not get there in time', async () => {
    const runner = bench.runner(LOYALTY);
    await runner.start();
    expect(await runner.waitFor('loyalty-level', '999999999999/0' as Position, 30)).toBe(false);
    await runner.stop();
  });

  test('lets a process that does not follow wait for a process that does', async () => {
    const following = bench.runner(LOYALTY);
    const asking = bench.runner(LOYALTY);
    await following.start();
    const position = await bench.member('cecilia', 2);
    expect(await asking.waitFor('loyalty-level', position, 2_000)).toBe(true);
    expect(await balanceOf('cecilia')).toBe(20);
    const other = await bench.append('job-run-2', -1, {
      type: 'JobSubjectParked',
      data: { subject: 's', reason: 'r' },
    });
    expect(await asking.waitFor('loyalty-level', other, 2_000)).toBe(true);
    await following.stop();
    const unseen = await bench.member('disa', 1);
    expect(await asking.waitFor('loyalty-level', unseen, 50)).toBe(false);
  });

  test('continues where it was stopped', async () => {
    await bench.member('elin', 5);
    const runner = bench.runner(LOYALTY);
    await runner.start();
    const position = await bench.append('member-elin', 5, earned(7));
    expect(await runner.waitFor('loyalty-level', position, 2_000)).toBe(true);
    expect(await balanceOf('elin')).toBe(57);
    await runner.stop();
  });

  test('handles an event that commits late', async () => {
    const runner = bench.runner(LOYALTY);
    await runner.start();
    await bench.member('fia');
    const slow = await bench.pool.connect();
    await slow.query('BEGIN');
    await slow.query(
      `INSERT INTO event (stream_id, revision, event_id, correlation_id, type, version, data, metadata, recorded_at)
       SELECT stream_id, 1, gen_random_uuid(), correlation_id, 'PointsEarned', 1, $1, metadata, recorded_at FROM event WHERE stream_id = 'member-fia'`,
      [JSON.stringify(earned(400).data)],
    );
    const later = await bench.member('greta', 1);
    expect(await runner.waitFor('loyalty-level', later, 60)).toBe(false);
    await slow.query('COMMIT');
    slow.release();
    expect(await runner.waitFor('loyalty-level', later, 2_000)).toBe(true);
    expect(await balanceOf('fia')).toBe(400);
    expect(await balanceOf('greta')).toBe(10);
    await runner.stop();
  });

  test('applies each event once, though two processes follow and six write', async () => {
    const one = bench.runner(LOYALTY, { liveBatch: 7 });
    const two = bench.runner(LOYALTY, { liveBatch: 11 });
    await Promise.all([one.start(), two.start()]);
    const ends = await Promise.all(Array.from({ length: 6 }, (_, index) => bench.member(`hanna${index}`, 40)));
    for (const end of ends) expect(await one.waitFor('loyalty-level', end, 5_000)).toBe(true);
    for (const end of ends) expect(await two.waitFor('points-365-days', end, 5_000)).toBe(true);
    await Promise.all([one.stop(), two.stop()]);
    for (let index = 0; index < 6; index += 1) expect(await balanceOf(`hanna${index}`)).toBe(400);
    expect((await runnerReport()).map(({ exact, parked }) => [exact, parked])).toEqual([
      [true, 0],
      [true, 0],
    ]);
  });

  test('reports how far behind each view is', async () => {
    await bench.member('jenny', 4);
    const runner = bench.runner(LOYALTY, { now: () => new Date('2026-03-01T12:01:00.000Z') });
    const [level] = await runner.status();
    expect(level).toMatchObject({
      view: 'loyalty-level',
      eventsBehind: 5,
      eventsBehindIsExact: true,
      secondsBehind: 60,
      parked: 0,
      failure: null,
    });
    await runner.start();
    await runner.waitFor('loyalty-level', await bench.store.head(), 2_000);
    expect((await runner.status())[0]).toMatchObject({ eventsBehind: 0, secondsBehind: 0 });
    await runner.stop();
  });

  async function balanceOf(memberId: string): Promise<number | undefined> {
    return (await bench.rows<LoyaltyLevelRow>('view_loyalty_level')).find(({ member_id }) => member_id === memberId)
      ?.balance;
  }

  async function checkpoints(): Promise<unknown> {
    return (await bench.pool.query('SELECT follower, position FROM follower_checkpoint ORDER BY follower')).rows;
  }

  async function runnerReport() {
    const runner = bench.runner(LOYALTY);
    return [await runner.verify('loyalty-level'), await runner.verify('points-365-days')];
  }
});
