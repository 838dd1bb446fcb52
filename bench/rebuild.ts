import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import type pg from 'pg';

import type { DomainEvent } from '../domain/kernel/index.js';
import { loyaltyLevelProjection } from '../projections/loyalty-level/project.js';
import { pointsProjection } from '../projections/points-365-days/project.js';
import { ProjectionRunner, type RebuildReport } from '../projections/runner/index.js';
import type { EventStore, NewEvent } from '../services/event-store/port.js';

const WRITERS = 6;
const EVENTS_PER_MEMBER = 100;
const EVENTS_PER_APPEND = 10;
const AT = '2026-03-01T12:00:00.000Z';
const VIEWS = [loyaltyLevelProjection, pointsProjection];

export interface RebuildFigures {
  readonly 'rebuild.eventsPerSecond': number;
  readonly 'rebuild.exact': boolean;
}

/** Six writers write a history of the club; the loyalty views follow it live and are then rebuilt from zero. */
export async function benchRebuild(store: EventStore, pool: pg.Pool, events = 500_000): Promise<RebuildFigures> {
  const runner = new ProjectionRunner(store, pool, VIEWS);
  await runner.start();
  await writeHistory(store, events);
  const head = await store.head();
  for (const { name } of VIEWS) await runner.waitFor(name, head, 600_000);
  const began = performance.now();
  const reports = await runner.rebuild(VIEWS.map(({ name }) => name));
  const seconds = (performance.now() - began) / 1000;
  await runner.stop();
  return figures(reports, seconds);
}

/** Views that share one reading share its events: each event counts once. */
function figures(reports: readonly RebuildReport[], seconds: number): RebuildFigures {
  const read = Math.max(...reports.map(({ events }) => events));
  return { 'rebuild.eventsPerSecond': Math.round(read / seconds), 'rebuild.exact': reports.every(({ exact }) => exact) };
}

export async function writeHistory(store: EventStore, events: number): Promise<void> {
  let members = Math.ceil(events / EVENTS_PER_MEMBER);
  const write = async (): Promise<void> => {
    while (members-- > 0) await writeMember(store);
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

async function writeMember(store: EventStore): Promise<void> {
  const memberId = randomUUID();
  for (let written = 0; written < EVENTS_PER_MEMBER; written += EVENTS_PER_APPEND) {
    const batch = Array.from({ length: EVENTS_PER_APPEND }, (_, index) => stamped(memberEvent(memberId, written + index)));
    await store.append(`member-${memberId}`, written === 0 ? 'no-stream' : written - 1, batch);
  }
}

function memberEvent(memberId: string, nth: number): DomainEvent {
  if (nth === 0) {
    const data = { memberId, customerId: randomUUID(), memberNumber: memberId.slice(0, 8), email: '', mobileNumber: '', registeredOn: '2025-01-01' };
    return { type: 'MemberRegistered', data };
  }
  const day = new Date(Date.UTC(2025, 3, 1 + nth * 3)).toISOString().slice(0, 10);
  const lotId = randomUUID();
  return { type: 'PointsEarned', data: { lotId, orderId: randomUUID(), points: 100 + nth, basis: 10_000, earnedOn: day, expiresOn: '2026-12-31', ruleVersion: 'point-rule@2020-01-01' } };
}

function stamped(event: DomainEvent): NewEvent {
  const commandId = randomUUID();
  const actor = { kind: 'job', id: 'bench' } as const;
  return { ...event, eventId: randomUUID(), metadata: { commandId, correlationId: commandId, causationId: null, actor, effectiveAt: AT, recordedAt: AT, fingerprint: 'bench' } };
}
