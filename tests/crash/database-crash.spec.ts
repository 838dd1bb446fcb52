import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { comparePositions, type Position } from '../../domain/kernel/index.js';
import { allEventDefinitions } from '../../domain/slices.js';
import { loyaltyLevelProjection } from '../../projections/loyalty-level/project.js';
import { earned, registered } from '../../projections/runner/history-testing.js';
import { ProjectionRunner } from '../../projections/runner/index.js';
import { SystemClock } from '../../services/foundation/clock.js';
import { connect, type Connection } from '../../services/foundation/database/connection.js';
import { migrate } from '../../services/foundation/database/migrate.js';
import { EventCodec } from '../../services/foundation/event-store/codec.js';
import { newEvent } from '../../services/foundation/event-store/events.fixture.js';
import { PersonalDataKeys } from '../../services/foundation/event-store/personal-data/keys.js';
import type { StoredEvent } from '../../services/foundation/event-store/port.js';
import { PostgresEventStore } from '../../services/foundation/event-store/postgres/postgres-event-store.js';
import { SharedTail } from '../../services/foundation/event-store/shared-tail.js';
import { ReactionRunner } from '../../services/foundation/reactions/reaction-runner.js';
import { until } from '../shop/look.js';
import { CrashingDatabase } from './crashing-database.js';

const IDS = 300;
const PATIENCE_MS = 20_000;
const VIEW = loyaltyLevelProjection.name;
const locks = { acquire: async () => true, release: async () => undefined };

describe('followers of a quiet shop whose database crashes', () => {
  let database: CrashingDatabase;
  let connection: Connection;
  let store: PostgresEventStore;
  let views: ProjectionRunner;
  let reaction: ReactionRunner;
  let heard: StoredEvent[];
  let lookedAt: Position;
  let whenHeard: () => Promise<unknown>;

  beforeEach(async () => {
    database = await CrashingDatabase.start();
    connection = connect(database.url, 6);
    await migrate(connection.db);
    const keys = new PersonalDataKeys(connection.pool, [Buffer.alloc(32, 7)]);
    store = new PostgresEventStore(connection.pool, new EventCodec(allEventDefinitions, keys), database.url);
    views = new ProjectionRunner(store, connection.pool, [loyaltyLevelProjection], { pollMs: 50 });
    heard = [];
    lookedAt = '0/0';
    whenHeard = async () => undefined;
    reaction = startedReaction();
    await views.start();
  });
  afterEach(async () => {
    await reaction.stop();
    await views.stop();
    await store.close();
    await connection.close();
    await database.close();
  });

  test.each(['killOneProcess', 'killServer'] as const)(
    'get events with transaction ids that were already used before the crash (%s)',
    async (crash) => {
      const member = randomUUID();
      await append(member, -1, registered(member));
      await heardUpTo(member, 0);

      const seen: Position = `${(await database.takeUnflushedIds(IDS)) + 1n}/0`;
      await until(async () => comparePositions(lookedAt, seen) >= 0);
      expect(await views.waitFor(VIEW, seen, PATIENCE_MS)).toBe(true);
      await database[crash]();

      const position = await append(member, 0, earned(10));
      expect(comparePositions(position, seen)).toBeLessThan(0);
      await heardUpTo(member, 1);
      await until(async () => (await balance()) === 10, 20);
    },
  );

  test('store no position from before the crash: the batch is read and handled once more', async () => {
    const member = randomUUID();
    await append(member, -1, registered(member));
    const before = await store.era(connection.pool);
    let appended: () => void = () => undefined;
    const isAppended = new Promise<void>((resolve) => (appended = resolve));
    whenHeard = async () => isAppended.then(() => database.killOneProcess());
    await append(member, 0, earned(10));
    appended();
    await until(async () => heard.filter(({ revision }) => revision === 1).length === 2);
    expect(await store.era(connection.pool)).not.toBe(before);
  });

  async function append(member: string, after: number, { type, data }: { type: string; data: unknown }) {
    const event = newEvent(type, data, '2026-03-01T12:00:00.000Z');
    return (await store.append(`member-${member}`, after < 0 ? 'no-stream' : after, [event])).position;
  }

  async function heardUpTo(member: string, revision: number): Promise<void> {
    await until(async () =>
      heard.some((event) => event.streamId === `member-${member}` && event.revision === revision),
    );
  }

  async function balance(): Promise<number | undefined> {
    const { rows } = await connection.pool.query<{ balance: number }>('SELECT balance FROM view_loyalty_level');
    return rows[0]?.balance;
  }

  function startedReaction(): ReactionRunner {
    const tail = new SharedTail(store, ['MemberRegistered', 'PointsEarned']);
    const readAll: SharedTail['readAll'] = async (after, options) => {
      const batch = await tail.readAll(after, options);
      lookedAt = batch.next;
      return batch;
    };
    const watched = {
      readAll,
      era: tail.era.bind(tail),
      onAppended: tail.onAppended.bind(tail),
      findEvent: tail.findEvent.bind(tail),
      farBehind: tail.farBehind,
    };
    const parts = { store: watched, pool: connection.pool, clock: new SystemClock(), locks };
    const react = async (event: StoredEvent): Promise<void> => {
      heard.push(event);
      const once = whenHeard;
      if (event.revision === 1) whenHeard = async () => undefined;
      if (event.revision === 1) await once();
    };
    const following = new ReactionRunner(
      { name: 'hears', eventTypes: ['MemberRegistered', 'PointsEarned'], react },
      parts,
    );
    following.start();
    return following;
  }
});
