import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type pg from 'pg';

import { loyaltyLevelProjection } from '../../loyalty-level/project.js';
import { orderTrackingProjection } from '../../order-tracking/project.js';
import { pointsProjection } from '../../points-365-days/project.js';
import type { Projection } from '../projection.js';
import type { EventSource } from '../../follower/event-source.js';
import { RunnerBench } from '../history-testing.js';
import { MOST_EVENTS } from './overlay.js';
import { ProjectionRunner } from '../runner.js';

const VIEWS = [loyaltyLevelProjection, pointsProjection, orderTrackingProjection as unknown as Projection];
const LEVEL = 'loyalty-level';

describe('a rebuild while someone reads the view', () => {
  let bench: RunnerBench;
  beforeAll(async () => (bench = await RunnerBench.open()));
  afterAll(() => bench.opened.close());

  test('blocks neither followers nor readers, and ends when the reader ends', async () => {
    const runner = bench.runner(VIEWS);
    await runner.start();
    await runner.waitFor(LEVEL, await bench.member('anna', 3), 2_000);
    const reader = await openReader();
    const rebuilding = runner.rebuild(LEVEL, { patienceMs: Infinity });
    for (const member of ['berit', 'cecilia', 'disa', 'elin', 'fia']) {
      const position = await bench.member(member, 1);
      for (const view of [LEVEL, 'points-365-days']) expect(await runner.waitFor(view, position, 5_000)).toBe(true);
      expect(await bench.rows('view_loyalty_level')).toContainEqual(expect.objectContaining({ member_id: member }));
    }
    await reader.query('COMMIT');
    reader.release();
    expect(await rebuilding).toMatchObject([{ exact: true }]);
    expect(await bench.rows('view_loyalty_level')).toHaveLength(6);
    await runner.stop();
  });

  test('gives up after its time, names the reader, and leaves the view as it was', async () => {
    const runner = bench.runner(VIEWS);
    await runner.start();
    const reader = await openReader();
    await expect(runner.rebuild(LEVEL, { patienceMs: 0 })).rejects.toThrow(
      /could not be put in place: process \d+ \(algort\) of database test_\w+ has held view_loyalty_level since/,
    );
    const status = (await runner.status()).find(({ view }) => view === LEVEL);
    expect(status?.rebuild).toMatchObject({
      phase: 'failed',
      failure: expect.stringMatching(/could not be put in place/),
    });
    expect(await runner.waitFor(LEVEL, await bench.member('greta', 1), 5_000)).toBe(true);
    await reader.query('COMMIT');
    reader.release();
    expect(await runner.rebuild(LEVEL)).toMatchObject([{ exact: true }]);
    await runner.stop();
  });

  test('leaves new rows that are being read to the next rebuild, which reports it', async () => {
    const runner = bench.runner(VIEWS);
    await bench.pool.query('CREATE TABLE view_loyalty_level_rebuild (LIKE view_loyalty_level)');
    const reader = await openReader('view_loyalty_level_rebuild');
    await expect(runner.rebuild(LEVEL)).rejects.toThrow(/has held view_loyalty_level_rebuild since/);
    await reader.query('COMMIT');
    reader.release();
    expect(await runner.rebuild(LEVEL)).toMatchObject([{ exact: true }]);
  });

  test('compares a view without a follower as if it had caught up', async () => {
    const runner = bench.runner(VIEWS);
    await bench.member('hanna', 2);
    expect((await runner.status()).find(({ view }) => view === LEVEL)?.eventsBehind).toBe(3);
    expect(await runner.verify(LEVEL)).toMatchObject({ exact: true });
    await bench.member('ida', 2_100);
    expect(await runner.verify(LEVEL)).toMatchObject({ exact: true });
    await bench.pool.query(`UPDATE view_loyalty_level SET balance = 1 WHERE member_id = 'anna'`);
    expect(await runner.verify(LEVEL)).toMatchObject({ comparison: { differences: 1 } });
    expect(await runner.rebuild(LEVEL)).toMatchObject([{ comparison: { differences: 1 } }]);
  });

  test('gives up a comparison when too many events arrive, each time from the beginning', async () => {
    let times = 0;
    const readAll: EventSource['readAll'] = async (after, options = {}) => {
      const batch = await bench.store.readAll(after, options);
      if (options.limit !== MOST_EVENTS) return batch;
      await bench.member(`jenny-${(times += 1)}`);
      return { ...batch, next: after };
    };
    const growing = Object.assign(Object.create(bench.store) as EventSource, { readAll });
    const verifying = new ProjectionRunner(growing, bench.pool, VIEWS).verify(LEVEL);
    await expect(verifying).rejects.toThrow('loyalty-level moves on faster than it can be compared');
    expect(times).toBe(20);
  });

  test('keeps the names of indexes and constraints that migrations use', async () => {
    const runner = bench.runner(VIEWS);
    const before = await names();
    expect(before.length).toBeGreaterThan(6);
    await runner.rebuild(VIEWS.map(({ name }) => name));
    expect(await names()).toEqual(before);
    await runner.rebuild(VIEWS.map(({ name }) => name));
    expect(await names()).toEqual(before);
  });

  /** Holds a lock on the table until its transaction ends, as a database dump does. */
  async function openReader(table = 'view_loyalty_level'): Promise<pg.PoolClient> {
    const reader = await bench.pool.connect();
    await reader.query(`BEGIN; SELECT count(*) FROM ${table}`);
    return reader;
  }

  async function names(): Promise<unknown[]> {
    const { rows } = await bench.pool.query(
      `SELECT 'index' AS kind, indexname::text AS name, tablename::text AS of FROM pg_indexes WHERE tablename = ANY($1)
       UNION ALL SELECT 'constraint', conname::text, conrelid::regclass::text FROM pg_constraint
         WHERE conrelid::regclass::text = ANY($1)
       ORDER BY 1, 3, 2`,
      [VIEWS.map(({ table }) => table.name)],
    );
    return rows;
  }
});
