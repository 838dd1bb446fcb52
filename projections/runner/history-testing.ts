import { randomUUID } from 'node:crypto';

import type { DomainEvent, Position } from '../../domain/kernel/index.js';
import { openTestEventStore, type TestEventStore } from '../../services/foundation/event-store/testing.js';
import { ProjectionRunner, type RunnerOptions } from './runner.js';
import type { Projection } from './projection.js';

const AT = '2026-03-01T12:00:00.000Z';

/** An event store with members who earn, convert and lose points, and a projection runner on it. */
export class RunnerBench {
  private constructor(readonly opened: TestEventStore) {}

  static async open(open: () => Promise<TestEventStore> = openTestEventStore): Promise<RunnerBench> {
    return new RunnerBench(await open());
  }

  get store() {
    return this.opened.store;
  }

  get pool() {
    return this.opened.database.pool;
  }

  runner(projections: readonly Projection[], options: RunnerOptions = {}): ProjectionRunner {
    return new ProjectionRunner(this.store, this.pool, projections, { pollMs: 50, ...options });
  }

  async append(streamId: string, after: number, ...events: DomainEvent[]): Promise<Position> {
    const metadata = {
      commandId: randomUUID(),
      correlationId: randomUUID(),
      causationId: null,
      actor: { kind: 'system', id: 'test' },
      effectiveAt: AT,
      recordedAt: AT,
      fingerprint: 'f',
    } as const;
    const fresh = events.map((event) => ({ ...event, eventId: randomUUID(), metadata }));
    return (await this.store.append(streamId, after < 0 ? 'no-stream' : after, fresh)).position;
  }

  /** Registers a member with purchases. Each event is appended on its own. */
  async member(id: string, purchases = 0): Promise<Position> {
    let position = await this.append(`member-${id}`, -1, registered(id));
    for (let index = 0; index < purchases; index += 1)
      position = await this.append(`member-${id}`, index, earned(10, day(index)));
    return position;
  }

  async rows<Row extends object>(table: string): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(`SELECT * FROM ${table} ORDER BY 1, 2`);
    return rows;
  }
}

export function registered(id: string): DomainEvent {
  const data = {
    memberId: id,
    customerId: `c-${id}`,
    memberNumber: `N${id}`,
    email: `${id}@example.se`,
    mobileNumber: '+46701234567',
    registeredOn: '2026-01-01',
  };
  return { type: 'MemberRegistered', data };
}

export function earned(points: number, earnedOn = '2026-02-01'): DomainEvent {
  const lotId = randomUUID();
  return {
    type: 'PointsEarned',
    data: { lotId, orderId: lotId, points, basis: points * 100, earnedOn, expiresOn: '2027-12-31', ruleVersion: 'r' },
  };
}

export function day(index: number): string {
  return new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10);
}
