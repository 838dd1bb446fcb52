import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loyaltyLevelProjection } from '../../../../projections/loyalty-level/project.js';
import { pointsProjection } from '../../../../projections/points-365-days/project.js';
import { RunnerBench, earned } from '../../../../projections/runner/history-testing.js';
import { openTestEventStoreDb, testedServer, withOwnLog } from './testing.js';

const LOYALTY = [loyaltyLevelProjection, pointsProjection];
const NAMES = LOYALTY.map(({ name }) => name);
const PATIENCE_MS = 5_000;

describe(`the views on ${testedServer}`, () => {
  let bench: RunnerBench;
  beforeAll(async () => (bench = await RunnerBench.open(async () => withOwnLog(await openTestEventStoreDb()))));
  afterAll(() => bench.opened.close());

  test('show a write to its writer, here and in a process that does not follow', async () => {
    const [following, asking] = [bench.runner(LOYALTY), bench.runner(LOYALTY)];
    await following.start();
    const id = randomUUID();
    const written = await bench.member(id, 3);
    expect(await asking.waitFor('loyalty-level', written, PATIENCE_MS)).toBe(true);
    expect(await balanceOf(id)).toBe(30);
    const unhandled = await bench.append(`job-run-${randomUUID()}`, -1, {
      type: 'JobSubjectParked',
      data: { subject: 's', reason: 'r' },
    });
    for (const runner of [following, asking])
      expect(await runner.waitFor('points-365-days', unhandled, PATIENCE_MS)).toBe(true);
    await following.stop();
  });

  test('are the same after a rebuild while three write', async () => {
    const runner = bench.runner(LOYALTY, { liveBatch: 7 });
    await runner.start();
    const members = [randomUUID(), randomUUID(), randomUUID()];
    const writing = Promise.all(members.map((id) => bench.member(id, 20)));
    for (let time = 0; time < 2; time += 1) {
      const reports = await runner.rebuild(NAMES, { batch: 9 });
      expect(reports.map(({ exact, comparison }) => [exact, comparison?.sample])).toEqual([
        [true, []],
        [true, []],
      ]);
    }
    for (const position of await writing)
      expect(await runner.waitFor('loyalty-level', position, PATIENCE_MS)).toBe(true);
    expect(await Promise.all(members.map(balanceOf))).toEqual([200, 200, 200]);
    const more = await bench.append(`member-${members[0]}`, 20, earned(5));
    expect(await runner.waitFor('loyalty-level', more, PATIENCE_MS)).toBe(true);
    await runner.stop();
    expect(await runner.rebuild(NAMES)).toMatchObject([{ exact: true }, { exact: true }]);
  });

  test('write no checkpoint for a few events that they do not handle', async () => {
    const runner = bench.runner(LOYALTY);
    await runner.start();
    const written = await bench.member(randomUUID(), 1);
    expect(await runner.waitFor('loyalty-level', written, PATIENCE_MS)).toBe(true);
    const before = await checkpoints();
    const notTheirs = { type: 'JobSubjectParked', data: { subject: 's'.repeat(1_000), reason: 'r' } };
    for (let index = 0; index < 20; index += 1) {
      const position = await bench.append(`job-run-${randomUUID()}`, -1, notTheirs);
      expect(await runner.waitFor('loyalty-level', position, PATIENCE_MS)).toBe(true);
    }
    expect(await checkpoints()).toEqual(before);
    await runner.stop();
  });

  async function checkpoints(): Promise<unknown[]> {
    return (await bench.pool.query('SELECT follower, position FROM follower_checkpoint ORDER BY follower')).rows;
  }

  async function balanceOf(id: string): Promise<number | undefined> {
    const { rows } = await bench.pool.query<{ balance: number }>(
      'SELECT balance FROM view_loyalty_level WHERE member_id = $1',
      [id],
    );
    return rows[0]?.balance;
  }
});
