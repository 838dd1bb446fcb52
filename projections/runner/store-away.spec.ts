import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loyaltyLevelProjection } from '../loyalty-level/project.js';
import { pointsProjection } from '../points-365-days/project.js';
import { Absence } from '../follower/absence.js';
import { StoreUnavailable } from '../follower/store-unavailable.js';
import type { EventSource } from '../follower/event-source.js';
import { RunnerBench } from './history-testing.js';
import { ProjectionRunner } from './runner.js';

const LOYALTY = [loyaltyLevelProjection, pointsProjection];

/** An event source whose method `name` fails the first few times. */
function failing(source: EventSource, name: 'readAll' | 'era', times: number): EventSource {
  let left = times;
  return new Proxy(source, {
    get(target, asked) {
      const value: unknown = Reflect.get(target, asked);
      if (typeof value !== 'function') return value;
      if (asked !== name) return value.bind(target) as unknown;
      return async (...args: unknown[]) => {
        left -= 1;
        if (left >= 0) throw new StoreUnavailable('Server Is Not Ready');
        return (await Reflect.apply(value, target, args)) as unknown;
      };
    },
  });
}

describe('views while the store is away', () => {
  let bench: RunnerBench;
  beforeAll(async () => void (bench = await RunnerBench.open()));
  afterAll(() => bench.opened.close());

  test.each([
    ['readAll', 'when it is read', 'anna'],
    ['era', 'when the rows are written', 'berit'],
  ] as const)('wait without log lines of their own (%s, %s), and record no failure', async (name, _, who) => {
    const [told, failures]: [string[], unknown[]] = [[], []];
    const absence = new Absence((line) => told.push(line.slice(0, 17)));
    const onError = (error: unknown): void => void failures.push(error);
    const runner = new ProjectionRunner(failing(bench.store, name, 3), bench.pool, LOYALTY, { onError, absence });
    await runner.start();
    const end = await bench.member(who, 4);
    for (const view of LOYALTY) expect(await runner.waitFor(view.name, end, 20_000)).toBe(true);
    expect((await runner.status()).map(({ failure }) => failure)).toEqual([null, null]);
    await runner.stop();
    expect(failures).toEqual([]);
    expect(told).toEqual(['the store is away', 'the store is back']);
  });
});
