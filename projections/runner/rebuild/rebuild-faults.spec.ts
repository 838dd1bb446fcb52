import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type pg from 'pg';

import type { EventSource } from '../../follower/event-source.js';
import { loyaltyLevelProjection } from '../../loyalty-level/project.js';
import { RunnerBench } from '../history-testing.js';
import { ProjectionRunner } from '../runner.js';
import { ShadowTable } from './shadow-table.js';

const VIEWS = [loyaltyLevelProjection];
const LEVEL = 'loyalty-level';
const ROWS_BEING_MADE = 'view_loyalty_level_rebuild';
const PROGRESS = 'projection_rebuild';

/** A promise that is already rejected. Node ends the process unless a handler is attached before the next await. */
function failedAlready(why: string): Promise<never> {
  const failed = Promise.reject(new Error(why));
  failed.catch(() => undefined);
  vi.spyOn(failed, 'catch');
  return failed;
}

describe('a rebuild that fails', () => {
  let bench: RunnerBench;
  beforeAll(async () => {
    bench = await RunnerBench.open();
    const runner = bench.runner(VIEWS);
    await runner.start();
    await runner.waitFor(LEVEL, await bench.member('anna', 3), 5_000);
    await runner.stop();
  });
  afterAll(() => bench.opened.close());

  test('reports the reason, also when its rows are being read and its failure cannot be stored', async () => {
    const reader = await bench.pool.connect();
    const breaking = withReadAll(async () => {
      await reader.query(`BEGIN; SELECT count(*) FROM ${ROWS_BEING_MADE}`);
      await bench.pool.query(`ALTER TABLE ${PROGRESS} RENAME TO ${PROGRESS}_away`);
      throw new Error('the log cannot be read');
    });
    await expect(runnerOn(breaking).rebuild(LEVEL)).rejects.toThrow('the log cannot be read');
    await bench.pool.query(`ALTER TABLE ${PROGRESS}_away RENAME TO ${PROGRESS}`);
    await reader.query('COMMIT');
    reader.release();
    expect(await bench.runner(VIEWS).rebuild(LEVEL)).toMatchObject([{ exact: true }]);
  });

  test('at the start of the shop is reported and does not end the shop', async () => {
    let onError = (_: unknown): void => undefined;
    const told = new Promise<unknown>((resolve) => (onError = resolve));
    const breaking = withReadAll(async () => Promise.reject(new Error('the log cannot be read')));
    const newer = [{ ...loyaltyLevelProjection, version: loyaltyLevelProjection.version + 1 }];
    const runner = new ProjectionRunner(breaking, bench.pool, newer, { onError: (error) => onError(error) });
    await runner.start();
    expect(await told).toEqual(new Error('the log cannot be read'));
    await runner.stop();
  });

  test('leaves no failed read of the log without a handler', async () => {
    const failed = failedAlready('the log cannot be read');
    let reads = 0;
    const breaking = withReadAll((...args) => ((reads += 1) > 1 ? failed : bench.store.readAll(...args)));
    await expect(runnerOn(breaking).rebuild(LEVEL, { batch: 1 })).rejects.toThrow('the log cannot be read');
    expect(failed.catch).toHaveBeenCalled();
  });

  test('waits only briefly for a reader of its rows, so that followers are not held up', async () => {
    const following = bench.runner(VIEWS);
    await following.start();
    await bench.pool.query(`CREATE TABLE ${ROWS_BEING_MADE} (LIKE view_loyalty_level)`);
    const reader = await bench.pool.connect();
    await reader.query(`BEGIN; SELECT count(*) FROM ${ROWS_BEING_MADE}`);
    const refused = expect(bench.runner(VIEWS).rebuild(LEVEL)).rejects.toThrow(/has held view_loyalty_level_rebuild/);
    await somebodyWaits();
    expect(await following.waitFor(LEVEL, await bench.member('berit', 1), 10_000)).toBe(true);
    await refused;
    await reader.query('COMMIT');
    reader.release();
    await following.stop();
  });

  test('begins again when rows written during the read could not be applied', async () => {
    const shadow = new ShadowTable(loyaltyLevelProjection);
    const full = { query: () => failed } as unknown as pg.PoolClient;
    const failed = failedAlready('disk full');
    vi.spyOn(shadow.rows, 'changes', 'get').mockReturnValue(1_000_000);
    vi.spyOn(shadow.rows, 'flush').mockReturnValue(failed);
    await shadow.fold(full, []);
    expect(failed.catch).toHaveBeenCalled();
    await expect(shadow.settle(full)).rejects.toThrow('disk full');
    await shadow.beginAgainCarefully(bench.pool);
    expect([shadow.isCareful, shadow.events]).toEqual([true, 0]);
    await shadow.drop(bench.pool);
  });

  function runnerOn(source: EventSource): ProjectionRunner {
    return new ProjectionRunner(source, bench.pool, VIEWS);
  }

  function withReadAll(readAll: EventSource['readAll']): EventSource {
    return Object.assign(Object.create(bench.store) as EventSource, { readAll });
  }

  async function somebodyWaits(): Promise<void> {
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = '${ROWS_BEING_MADE}'::regclass`;
    while ((await bench.pool.query(waiting)).rowCount === 0);
  }
});
