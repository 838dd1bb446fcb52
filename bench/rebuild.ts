import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import type pg from 'pg';

import { addDays, START, type Position } from '../domain/kernel/index.js';
import type { MemberEvent } from '../domain/member/index.js';
import { streamId } from '../domain/slices.js';
import { chequeProjection } from '../projections/cheque/project.js';
import { loyaltyLevelProjection } from '../projections/loyalty-level/project.js';
import { pointsProjection } from '../projections/points-365-days/project.js';
import { ProjectionRunner, type RebuildReport } from '../projections/runner/index.js';
import type { EventStore } from '../services/foundation/event-store/port.js';
import { positionOf, type EventRow } from '../services/foundation/event-store/postgres/event-row.js';
import { readAllStatement } from '../services/foundation/event-store/postgres/read-statements.js';
import { earned, stamped, withWriters } from './bench-events.js';
import type { Measured } from './figures.js';
import { issued, registered } from './member-events.js';
import { withPlatform, type StepInput } from './step.js';

const WRITERS = 6;
const EVENTS_PER_MEMBER = 100;
const EVENTS_PER_APPEND = 10;
/** A cheque is issued after this many events, and the event after it spends the cheque. */
const CHEQUE_EVERY = 10;
const PATIENCE_MS = 600_000;
const ROWS_AT_A_TIME = 5_000;
const FROM = '2025-01-01';
const AT = '2026-03-01T12:00:00.000Z';
const VIEWS = [loyaltyLevelProjection, pointsProjection, chequeProjection];
const NAMES = VIEWS.map(({ name }) => name);

/**
 * Measures the views of the club. Six writers record a history while the views follow it. Then the views are rebuilt
 * from the first event.
 */
export default function measureRebuild(input: StepInput): Promise<Measured> {
  return withPlatform(input, async ({ store, pool }) => {
    const runner = new ProjectionRunner(store, pool, VIEWS);
    await runner.start();
    const written = await timed(() => writeHistory(store, input.sizes.events));
    const head = await store.head();
    const followed = await timed(() => Promise.all(NAMES.map((name) => runner.waitFor(name, head, PATIENCE_MS))));
    const rebuilt = await timed(() => runner.rebuild(NAMES));
    await runner.stop();
    const read = await timed(() => readRows(pool));
    const { figures, notes } = measured(written.result, rebuilt.result, rebuilt.seconds, {
      'rebuild.writingSeconds': written.seconds,
      'rebuild.liveLagSeconds': followed.seconds,
    });
    return { figures: { ...figures, 'machine.readRowsPerSecond': read.result / read.seconds }, notes };
  });
}

/**
 * Measures how fast the driver alone reads. It reads the same rows in the same batches as a rebuild.
 * @returns the number of rows
 */
async function readRows(pool: pg.Pool): Promise<number> {
  let position: Position = START;
  let count = 0;
  for (;;) {
    const { rows } = await pool.query<EventRow>(readAllStatement(position, ROWS_AT_A_TIME, undefined));
    const last = rows.at(-1);
    if (!last?.event_id) return count;
    count += rows.length;
    position = positionOf(last);
  }
}

/** The figures of the rebuild. The views share one pass over the events, so each event counts once. */
function measured(
  events: number,
  reports: readonly RebuildReport[],
  seconds: number,
  notes: Record<string, number>,
): Measured {
  const exact = reports.length === VIEWS.length && reports.every((report) => report.exact);
  const rows = reports.reduce((sum, report) => sum + (report.comparison?.rows ?? 0), 0);
  return {
    figures: { 'rebuild.eventsPerSecond': Math.round(events / seconds), 'rebuild.exact': exact },
    notes: { ...notes, 'rebuild.events': events, 'rebuild.rows': rows, 'rebuild.seconds': seconds },
  };
}

/**
 * Records the history of many members.
 * @returns the number of events; at least one view handles each of them
 */
async function writeHistory(store: EventStore, events: number): Promise<number> {
  const members = Math.ceil(events / EVENTS_PER_MEMBER);
  await withWriters(WRITERS, members, async () => {
    const memberId = randomUUID();
    const life = lifeOf(memberId);
    for (let written = 0; written < life.length; written += EVENTS_PER_APPEND) {
      const batch = life.slice(written, written + EVENTS_PER_APPEND).map((event) => stamped(event, AT));
      await store.append(streamId('member', memberId), written === 0 ? 'no-stream' : written - 1, batch);
    }
  });
  return members * EVENTS_PER_MEMBER;
}

/** The events of one member: a registration, then a purchase every third day, with cheques. */
function lifeOf(memberId: string): MemberEvent[] {
  const life: MemberEvent[] = [registered(memberId, FROM)];
  for (let day = FROM; life.length < EVENTS_PER_MEMBER; day = addDays(day, 3)) {
    life.push(earned(100 + life.length, day));
    if (life.length % CHEQUE_EVERY !== 0 || life.length + 2 > EVENTS_PER_MEMBER) continue;
    const cheque = issued(day);
    life.push(cheque, {
      type: 'ChequeRedeemed',
      data: { chequeId: cheque.data.chequeId, orderId: randomUUID(), redeemedAt: AT },
    });
  }
  return life;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
}
