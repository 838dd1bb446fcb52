import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import { Logger } from '@nestjs/common';

import { allProjections, ProjectionRunner } from '../../projections/index.js';
import type { SettableClock } from '../../services/foundation/clock.js';
import { EventLog } from '../../simulators/eventstoredb/event-log.js';
import { levels } from '../../services/person/member/jobs/levels.js';
import { startJobEngine } from '../../services/host/jobs/start-job-engine.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { restored } from '../../services/host/restore/restored.js';
import { caughtUp, Copies, identified } from './copies.js';

let folder: string;
let copies: Copies;
let log: EventLog;
let url: string;
beforeEach(async () => {
  Logger.overrideLogger(['error']);
  folder = await mkdtemp(path.join(tmpdir(), 'algort-runs-'));
  copies = new Copies(folder);
  log = new EventLog();
  ({ url } = await copies.database());
});
afterEach(async () => {
  await copies.close();
  await rm(folder, { recursive: true });
});

const at = (day: string, events = log) => {
  const work = <T>(task: (shop: Platform) => Promise<T>) =>
    copies.on(url, events, async (shop) => {
      (shop.clock as SettableClock).set(`${day}T09:00:00.000Z`);
      return task(shop);
    });
  return { work, nights: () => work(nights) };
};

async function nights(shop: Platform): Promise<readonly string[]> {
  const projections = allProjections({ fingerprint: (kind, value) => shop.hash.of(kind, value) });
  const views = new ProjectionRunner(shop.store, shop.pool, projections);
  await views.start();
  const run = await startJobEngine(shop, views, [levels]).catchUp();
  await views.stop();
  await caughtUp(shop);
  return run.map(({ date }) => date);
}

test.each([
  ['knows of them', [restored, restored]],
  ['has not heard of them', [restored]],
] as const)(
  'nights lost by an older EventStoreDB run again, although PostgreSQL has them as done, where the view %s',
  async (view, steps) => {
    expect(await at('2026-03-01').nights()).toEqual(['2026-03-01']);
    expect(await at('2026-03-02').nights()).toEqual(['2026-03-02']);
    const older = log.backup();
    expect(await at('2026-03-04').nights()).toEqual(['2026-03-03', '2026-03-04']);

    const { work } = at('2026-03-04', older);
    if (view !== 'knows of them') await work(({ pool }) => pool.query('DELETE FROM view_job_run'));
    for (const step of steps) await work(step);
    // The job also runs again for its last day in the log. That run is completed, so nothing is done twice.
    expect(await work(nights)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
    for (const date of ['2026-03-02', '2026-03-03', '2026-03-04']) {
      const run = older.stream(`job-run-levels-${date}`).map(({ type }) => type);
      expect([date, ...run]).toEqual([date, 'JobRunStarted', 'JobRunCompleted']);
    }
  },
);

test('missed nights that were caught up on the last day of the log run again too', async () => {
  expect(await at('2026-03-01').nights()).toEqual(['2026-03-01']);
  await at('2026-03-06').work(async (shop) => {
    await identified(shop, '198507099805');
    await caughtUp(shop);
  });
  const older = log.backup();
  const missed = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
  expect(await at('2026-03-06').nights()).toEqual(missed);

  await at('2026-03-06', older).work(restored);
  expect(await at('2026-03-06', older).nights()).toEqual(missed);
});
