import { Logger } from '@nestjs/common';

import {
  comparePositions,
  endOfDay,
  type BusinessDate,
  type DomainEvent,
  type Instant,
} from '../../../domain/kernel/index.js';
import { membership, pointsFor, type MemberCommand, type MemberState } from '../../../domain/member/index.js';
import { streamId } from '../../../domain/slices.js';
import { allProjections, ProjectionRunner } from '../../../projections/index.js';
import { SettableClock, type Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import { WorkLocks } from '../../foundation/database/work-locks.js';
import { allJobs } from './all-jobs.js';
import type { Job } from '../../foundation/job-engine/job.js';
import { ViewsCaughtUp } from '../../foundation/job-engine/caught-up.js';
import { JobEngine } from '../../foundation/job-engine/job-engine.js';

const SHOP = { kind: 'system', id: 'test' } as const;

/**
 * A club for tests, with a database of its own. Commands create the members' history, and simulated machines run the
 * jobs.
 */
export class Club {
  readonly clock = new SettableClock('2024-01-01T08:00:00.000Z');
  readonly commands: CommandHandling;
  private readonly closing: (() => Promise<unknown>)[] = [];
  private members = 0;
  private orders = 0;

  private constructor(
    readonly opened: TestEventStore,
    readonly projections: ProjectionRunner,
  ) {
    this.commands = startCommandHandling(opened.store, opened.database.pool, this.clock);
  }

  static async open(): Promise<Club> {
    Logger.overrideLogger(['error']);
    const opened = await openTestEventStore();
    const projections = allProjections({ fingerprint: (kind, text) => `${kind}:${text}` });
    const runner = new ProjectionRunner(opened.store, opened.database.pool, projections);
    await runner.start();
    return new Club(opened, runner);
  }

  async close(): Promise<void> {
    for (const close of this.closing) await close();
    await this.projections.stop();
    await this.opened.close();
  }

  /** Starts a new process with its own cache and locks. A `free` process ignores the other processes' locks. */
  machine(
    locking: 'locked' | 'free' = 'locked',
    around: (commands: CommandHandling) => CommandHandling = (commands) => commands,
    clock: Clock = this.clock,
    jobs: readonly Job[] = allJobs,
  ): JobEngine {
    const { store, database } = this.opened;
    const locks = new WorkLocks(database.url);
    this.closing.push(() => locks.close());
    const free = { acquire: async () => true, release: async () => undefined };
    const commands = around(startCommandHandling(store, database.pool, clock));
    const views = new ViewsCaughtUp(store, this.projections, 10_000);
    const parts = { commands, store, db: database.db, pool: database.pool, clock, views };
    return new JobEngine(jobs, { ...parts, locks: locking === 'free' ? free : locks });
  }

  async join(on: BusinessDate): Promise<string> {
    const memberId = derivedId('member', (this.members += 1));
    const person = {
      customerId: derivedId('customer', memberId),
      birthDate: '1980-05-17',
      memberNumber: `90${this.members}`,
    };
    const contact = { email: 'astrid@example.se', mobileNumber: '0701234567' };
    await this.send(memberId, { type: 'RegisterMember', memberId, ...person, ...contact, at: noon(on) }, on);
    return memberId;
  }

  /** Records a purchase that earns so many points. */
  async earn(memberId: string, points: number, on: BusinessDate): Promise<void> {
    const orderId = derivedId('order', (this.orders += 1));
    if (pointsFor(points * 100, on) !== points) throw new RangeError('a point is a krona');
    await this.send(
      memberId,
      { type: 'EarnPoints', parcelId: null, orderId, lotId: derivedId(orderId, 'lot'), basis: points * 100, on },
      on,
    );
  }

  async send(memberId: string, command: MemberCommand, on: BusinessDate): Promise<void> {
    const outcome = await this.commands.handle(membership, memberId, command, {
      ...newContext(SHOP),
      effectiveAt: noon(on),
    });
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.rejection.type}`);
  }

  /** Reads the member's state from the stream, without the cache. */
  async member(memberId: string): Promise<MemberState> {
    const events = await this.opened.store.readStream(streamId('member', memberId));
    return events.reduce((state, event) => membership.evolve(state, event as never), membership.initial);
  }

  /** Reads the committed events in order. Followers may see the newest of them a moment later. */
  async events<E extends DomainEvent>(...types: readonly E['type'][]): Promise<readonly (StoredEvent & E)[]> {
    const { store, database } = this.opened;
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT DISTINCT stream_id AS id FROM event WHERE type = ANY($1)',
      [types],
    );
    const streams = await Promise.all(rows.map(({ id }) => store.readStream(id)));
    const events = streams.flat().filter(({ type }) => types.includes(type));
    return events.sort((a, b) => comparePositions(a.position, b.position)) as (StoredEvent & E)[];
  }

  /** Sets the clock to the last instant of a business date. */
  itIsTheEndOf(date: BusinessDate): void {
    this.clock.set(endOfDay(date));
  }
}

function noon(date: BusinessDate): Instant {
  return `${date}T11:00:00.000Z`;
}

/** Makes the command handling of a process that is killed after some commands to streams of a kind. */
export function dyingAfter(commands: number, kind: string) {
  let left = commands;
  return (handling: CommandHandling): CommandHandling =>
    new Proxy(handling, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (name !== 'handle' || typeof value !== 'function') return value;
        return async (slice: { readonly kind: string }, ...rest: unknown[]) => {
          if (slice.kind === kind) left -= 1;
          if (left < 0) throw new Error('killed');
          return (value as (...all: unknown[]) => unknown).call(target, slice, ...rest);
        };
      },
    });
}
