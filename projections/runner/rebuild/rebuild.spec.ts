import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loyaltyLevelProjection } from '../../loyalty-level/project.js';
import { pointsProjection } from '../../points-365-days/project.js';
import { RebuildRunning } from './rebuild.js';
import type { RebuildPhase } from './rebuild-progress.js';
import { RunnerBench, earned } from '../history-testing.js';

const LOYALTY = [loyaltyLevelProjection, pointsProjection];
const NAMES = LOYALTY.map(({ name }) => name);

describe('a rebuild', () => {
  let bench: RunnerBench;
  beforeAll(async () => (bench = await RunnerBench.open()));
  afterAll(() => bench.opened.close());

  test('makes the same rows as the live view, also the second time', async () => {
    const runner = bench.runner(LOYALTY);
    await runner.start();
    await runner.waitFor('loyalty-level', await bench.member('anna', 20), 2_000);
    const live = await bench.rows('view_loyalty_level');
    for (let time = 0; time < 3; time += 1) {
      const reports = await runner.rebuild(NAMES, { batch: 6 });
      expect(reports.map(({ exact, comparison }) => [exact, comparison?.differences])).toEqual([
        [true, 0],
        [true, 0],
      ]);
      expect(await bench.rows('view_loyalty_level')).toEqual(live);
    }
    expect(live).toHaveLength(1);
    const position = await bench.append('member-anna', 20, earned(5));
    expect(await runner.waitFor('loyalty-level', position, 2_000)).toBe(true);
    expect(await bench.rows('view_loyalty_level')).toMatchObject([{ member_id: 'anna', balance: 205 }]);
    await runner.stop();
  });

  test('is exact while six writers write and the live view continues', async () => {
    const runner = bench.runner(LOYALTY, { liveBatch: 20 });
    await runner.start();
    const writing = Promise.all(Array.from({ length: 6 }, (_, index) => bench.member(`writer${index}`, 60)));
    for (let time = 0; time < 4; time += 1) {
      const reports = await runner.rebuild(NAMES, { batch: 50 });
      expect(reports.map(({ exact, comparison }) => [exact, comparison?.sample])).toEqual([
        [true, []],
        [true, []],
      ]);
    }
    for (const end of await writing) expect(await runner.waitFor('points-365-days', end, 5_000)).toBe(true);
    const [last] = await runner.rebuild('loyalty-level');
    await runner.stop();
    expect(last).toMatchObject({ exact: true, comparison: { rows: 7, differences: 0 } });
    expect(
      (await bench.rows<{ balance: number }>('view_loyalty_level')).slice(1).map(({ balance }) => balance),
    ).toEqual(Array(6).fill(600));
  });

  test('finds a wrong row, reports the difference and corrects it', async () => {
    const runner = bench.runner(LOYALTY);
    await bench.pool.query(`UPDATE view_loyalty_level SET balance = 1 WHERE member_id = 'writer1'`);
    const verified = await runner.verify('loyalty-level');
    expect(verified).toMatchObject({
      exact: false,
      comparison: { differences: 1, sample: [{ live: { balance: 1 }, fresh: { balance: 600 } }] },
    });
    expect(await bench.rows('view_loyalty_level')).toContainEqual(
      expect.objectContaining({ member_id: 'writer1', balance: 1 }),
    );
    expect(await runner.rebuild('loyalty-level')).toMatchObject([{ exact: false }]);
    expect(await runner.verify('loyalty-level')).toMatchObject({ exact: true });
  });

  test('shows its progress in this and every other process', async () => {
    const runner = bench.runner(LOYALTY);
    const phases: RebuildPhase[] = [];
    const fractions: number[] = [];
    await runner.rebuild('loyalty-level', {
      batch: 100,
      onProgress: ({ phase, fraction }) => (phases.push(phase), fractions.push(fraction)),
    });
    expect([...new Set(phases)]).toEqual(['reading', 'comparing', 'done']);
    expect([...fractions].sort((a, b) => a - b)).toEqual(fractions);
    const status = (await bench.runner(LOYALTY).status())[0];
    expect(status?.rebuild).toMatchObject({ phase: 'done', purpose: 'rebuild', fraction: 1, report: { exact: true } });
  });

  test('is refused while another rebuild of the same view runs', async () => {
    const [first, second] = [bench.runner(LOYALTY), bench.runner(LOYALTY)];
    const results = await Promise.allSettled([
      first.rebuild('loyalty-level', { batch: 5 }),
      second.rebuild('loyalty-level', { batch: 5 }),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(RebuildRunning);
  });

  test('builds a new version of a view while the old rows stay in use, then follows', async () => {
    const doubled = {
      ...loyaltyLevelProjection,
      version: 2,
      project: (...[row, event, key]: Parameters<typeof loyaltyLevelProjection.project>) => {
        const after = loyaltyLevelProjection.project(row, event, key);
        return event.type === 'PointsEarned' && after ? { ...after, balance: after.balance + 1 } : after;
      },
    };
    const runner = bench.runner([doubled, pointsProjection]);
    await runner.start();
    const position = await bench.member('ny', 3);
    expect(await runner.waitFor('loyalty-level', position, 5_000)).toBe(true);
    expect(await bench.rows('view_loyalty_level')).toContainEqual(
      expect.objectContaining({ member_id: 'ny', balance: 33 }),
    );
    await runner.stop();
    expect(await runner.verify('loyalty-level')).toMatchObject({ exact: true });
  });
});
