import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loyaltyLevelProjection } from '../loyalty-level/project.js';
import { pointsProjection } from '../points-365-days/project.js';
import { RunnerBench } from './history-testing.js';

const VIEWS = [loyaltyLevelProjection, pointsProjection];

/**
 * In production the cause is a missing key, damaged data or an upcaster that throws. These specs store data of a wrong
 * type.
 */
describe('an event that cannot be read', () => {
  let bench: RunnerBench;
  let data: unknown;
  beforeAll(async () => {
    bench = await RunnerBench.open();
    await bench.member('anna', 2);
    const { rows } = await bench.pool.query<{ data: unknown }>(`SELECT data FROM event WHERE revision = 1`);
    data = rows[0]?.data;
    await damage(null);
  });
  afterAll(() => bench.opened.close());

  test('is parked with its stream, and holds up no other event in any view, also after a restart', async () => {
    for (const member of ['berit', 'cecilia']) {
      const runner = bench.runner(VIEWS);
      await runner.start();
      const position = await bench.member(member, 1);
      for (const { name } of VIEWS) expect(await runner.waitFor(name, position, 5_000)).toBe(true);
      await runner.stop();
    }
    expect(await bench.rows('view_loyalty_level')).toMatchObject([{ balance: 0 }, { balance: 10 }, { balance: 10 }]);
    const parked = await bench.runner(VIEWS).parked('loyalty-level');
    expect(parked.map(({ streamId, revision }) => [streamId, revision])).toEqual([
      ['member-anna', 1],
      ['member-anna', 2],
    ]);
    expect(parked[0]?.reason).toMatch(/^PointsEarned .* member-anna@1, cannot be read: its data is no object$/);
  });

  test('does not stop the operations page from showing the state', async () => {
    expect((await bench.runner(VIEWS).status())[0]).toMatchObject({
      view: 'loyalty-level',
      parked: 2,
      eventsBehind: 0,
    });
  });

  test('is parked in the same way by a rebuild, and a dry run shows the reason', async () => {
    const runner = bench.runner(VIEWS);
    expect(await runner.rebuild('loyalty-level')).toMatchObject([{ exact: true, parked: 2 }]);
    const { applied, failure } = await runner.dryRun('loyalty-level', 'member-anna');
    expect([applied, failure?.type, failure?.reason]).toEqual([
      false,
      'PointsEarned',
      expect.stringContaining('cannot be read'),
    ]);
  });

  test('is applied with its stream when it can be read again', async () => {
    await damage(data);
    const runner = bench.runner(VIEWS);
    for (const { name } of VIEWS)
      expect(await runner.retry(name, 'member-anna')).toMatchObject({ applied: true, failure: null });
    expect(await bench.rows('view_loyalty_level')).toMatchObject([{ balance: 20 }, {}, {}]);
    for (const { name } of VIEWS) expect(await runner.verify(name)).toMatchObject({ exact: true });
  });

  async function damage(value: unknown): Promise<void> {
    const text = `UPDATE event SET data = $1 WHERE stream_id = 'member-anna' AND revision = 1`;
    await bench.pool.query(text, [JSON.stringify(value)]);
  }
});
