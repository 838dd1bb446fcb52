import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import { addDays, atStockholm, comparePositions, START, streamId, type DomainEvent, type Position } from '../domain/kernel/index.js';
import type { LevelChanged, MemberRegistered, PointsEarned } from '../domain/membership/index.js';
import { allProjections, ProjectionRunner } from '../projections/index.js';
import { SettableClock } from '../services/clock/clock.js';
import type { EventStore, NewEvent } from '../services/event-store/port.js';
import { ViewsCaughtUp } from '../services/jobs/engine/caught-up.js';
import { JobEngine } from '../services/jobs/engine/job-engine.js';
import { levels } from '../services/jobs/levels.js';
import type { Platform } from '../services/platform/platform.js';

const DATE = '2026-03-01';
const WRITERS = 16;
/** Every hundredth member's protection ended yesterday, with nothing earned in the window. */
const DOWNGRADES = 100;
const SAMPLE_MS = 20;
const VIEWS = ['loyalty-level', 'points-365-days', 'cheque'];

export interface DailyLevelsFigures {
  readonly 'levels.daily.membersPerSecond': number;
  readonly 'levels.daily.peakRssMb': number;
  /** Peak less what the process had when the run began. */
  readonly 'levels.daily.rssGrowthMb': number;
  readonly 'levels.daily.changed': number;
}

/** A club of so many members, its views made, then one night's check of every level. */
export async function measureDailyLevels(platform: Platform, members = 100_000): Promise<DailyLevelsFigures> {
  const { store, pool, hash } = platform;
  const projections = new ProjectionRunner(store, pool, allProjections({ fingerprint: (kind, text) => hash.of(kind, text) }));
  await projections.start();
  const last = await foundClub(store, members);
  for (const view of VIEWS) await projections.waitFor(view, last, 600_000);
  await pool.query('ANALYZE');
  const clock = new SettableClock(atStockholm(DATE, '12:00'));
  const engine = new JobEngine([levels], { ...platform, clock, views: new ViewsCaughtUp(store, projections) });
  const figures = await measure(engine);
  await projections.stop();
  return figures;
}

async function measure(engine: JobEngine): Promise<DailyLevelsFigures> {
  global.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  const began = performance.now();
  const outcome = await engine.run('levels', DATE).finally(() => clearInterval(sampling));
  const seconds = (performance.now() - began) / 1000;
  if (!outcome.ok) throw new Error(outcome.rejection.type);
  const { considered, changed } = outcome.run.report;
  return {
    'levels.daily.membersPerSecond': Math.round(considered / seconds),
    'levels.daily.peakRssMb': megabytes(peak),
    'levels.daily.rssGrowthMb': megabytes(peak - before),
    'levels.daily.changed': changed,
  };
}

async function foundClub(store: EventStore, members: number): Promise<Position> {
  let last: Position = START;
  let left = members;
  const write = async (): Promise<void> => {
    for (let nth = (left -= 1); nth >= 0; nth = left -= 1) {
      const memberId = randomUUID();
      const { position } = await store.append(streamId('member', memberId), 'no-stream', life(memberId, nth).map(stamped));
      if (comparePositions(position, last) > 0) last = position;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return last;
}

function life(memberId: string, nth: number): DomainEvent[] {
  const joined = registered(memberId);
  if (nth % DOWNGRADES === 0) return [joined, earned(1500, '2025-02-28'), upgraded('2025-02-28')];
  return [joined, earned(300, '2025-05-10'), earned(250, '2025-09-20'), earned(200, '2026-01-15')];
}

function registered(memberId: string): MemberRegistered {
  // Without contact details there is no key to make: not what is measured.
  const identity = { memberId, customerId: randomUUID(), memberNumber: memberId.slice(0, 8), email: '', mobileNumber: '' };
  return { type: 'MemberRegistered', data: { ...identity, registeredOn: '2024-06-01' } };
}

function earned(points: number, earnedOn: string): PointsEarned {
  const expiresOn = `${Number(earnedOn.slice(0, 4)) + 1}-12-31`;
  const ids = { lotId: randomUUID(), orderId: randomUUID() };
  return { type: 'PointsEarned', data: { ...ids, points, basis: points * 100, earnedOn, expiresOn, ruleVersion: 'point-rule@2020-01-01' } };
}

function upgraded(on: string): LevelChanged {
  const window = { windowFrom: addDays(on, -364), windowTo: on, decidedOn: on, protectedUntil: addDays(on, 365) };
  return { type: 'LevelChanged', data: { from: '+', to: '++', direction: 'up', pointsCounted: 1500, ...window, ruleVersion: 'level-table@2020-01-01' } };
}

function stamped(event: DomainEvent): NewEvent {
  const commandId = randomUUID();
  const at = '2026-02-01T12:00:00.000Z';
  const actor = { kind: 'system', id: 'bench' } as const;
  return { ...event, eventId: randomUUID(), metadata: { commandId, correlationId: commandId, causationId: null, actor, effectiveAt: at, recordedAt: at, fingerprint: '' } };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
