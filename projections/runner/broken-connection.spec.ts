import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type pg from 'pg';

import { loyaltyLevelProjection } from '../loyalty-level/project.js';
import { pointsProjection } from '../points-365-days/project.js';
import { ProjectionRunner } from './runner.js';
import { RunnerBench } from './history-testing.js';

const LOYALTY = [loyaltyLevelProjection, pointsProjection];
const EVERY_NTH = 3;

type When = 'before the commit' | 'after the commit, before its answer';

/** A pool that breaks the connection at every third commit. */
function cutting(pool: pg.Pool, when: When, onCut: () => void): pg.Pool {
  let commits = 0;
  const cut = (client: pg.PoolClient): pg.PoolClient =>
    new Proxy(client, {
      get(target, name) {
        if (name !== 'query') return bound(target, name);
        return async (...query: [never]) => {
          const isCut = (query[0] as unknown) === 'COMMIT' && ++commits % EVERY_NTH === 0;
          const answer =
            isCut && when === 'before the commit'
              ? undefined
              : await (target.query(...query) as unknown as Promise<unknown>);
          if (isCut) onCut();
          if (isCut) throw new Error(`connection cut ${when}`);
          return answer;
        };
      },
    });
  return new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? async () => cut(await target.connect()) : bound(target, name)),
  });
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}

describe('a runner whose connection is cut between two steps', () => {
  let bench: RunnerBench;
  beforeAll(async () => (bench = await RunnerBench.open()));
  afterAll(() => bench.opened.close());

  test.each<[When, string]>([
    ['before the commit', 'anna'],
    ['after the commit, before its answer', 'berit'],
  ])('%s, loses and doubles nothing', async (when, member) => {
    let cuts = 0;
    const runner = new ProjectionRunner(
      bench.store,
      cutting(bench.pool, when, () => (cuts += 1)),
      LOYALTY,
      {
        liveBatch: 3,
        catchUpBatch: 3,
        pollMs: 20,
      },
    );
    await runner.start();
    const end = await bench.member(member, 40);
    for (const { name } of LOYALTY) expect(await runner.waitFor(name, end, 10_000)).toBe(true);
    await runner.stop();
    expect(cuts).toBeGreaterThan(0);
    expect(await bench.rows('view_loyalty_level')).toContainEqual(
      expect.objectContaining({ member_id: member, balance: 400 }),
    );
    const sound = bench.runner(LOYALTY);
    for (const { name } of LOYALTY) expect(await sound.verify(name)).toMatchObject({ exact: true });
  });
});
