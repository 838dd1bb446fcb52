import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RecordedEvent } from '../../../domain/kernel/index.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import { causationTree } from './causation-tree.js';
import { drawTree } from './draw-tree.js';
import { findTrace, withEffects } from './find-trace.js';

const cause = (eventId: string, causationId: string | null): RecordedEvent => ({
  type: `Event${eventId}`,
  data: { firstName: 'Astrid' },
  eventId,
  version: 1,
  streamId: `order-${eventId}`,
  revision: 0,
  position: '1/1',
  recordedAt: '2026-03-01T09:00:00.000Z',
  effectiveAt: '2026-03-01T09:00:00.000Z',
  commandId: eventId,
  correlationId: 'c',
  causationId,
  actor: { kind: 'system', id: 'shop' },
});

test('each event is under its cause, the requested one is marked, and no data are printed', () => {
  const drawn = drawTree(
    causationTree([cause('1', null), cause('2', '1'), cause('3', '2'), cause('4', '1'), cause('5', 'elsewhere')]),
    '3',
  );
  expect(drawn.split('\n').map((line) => line.replace(/ {2}order.*?(◀?)$/, '$1'))).toEqual([
    'Event1',
    '├─ Event2',
    '│  └─ Event3◀',
    '└─ Event4',
    'Event5',
  ]);
  expect(drawn).not.toContain('Astrid');
});

test('the events of an order come with their effects elsewhere, and with nothing else of the same run', () => {
  const at = (event: RecordedEvent, nth: bigint): RecordedEvent => ({ ...event, position: `${nth}/${nth}` });
  const [placed, dispatched] = [at(cause('1', null), 1n), at(cause('2', 'webhook'), 5n)];
  const [earned, mailed, other] = [at(cause('3', '2'), 6n), at(cause('4', '3'), 7n), at(cause('5', 'webhook'), 8n)];
  expect(withEffects([placed, dispatched], [mailed, other, earned, dispatched])).toEqual([
    placed,
    dispatched,
    earned,
    mailed,
  ]);
});

let events: TestEventStore;
beforeAll(async () => {
  events = await openTestEventStore();
});
afterAll(() => events.close());

test('a trace is found by event, command, correlation and stream', async () => {
  const { store, database } = events;
  const [commandId, correlationId, cartId] = [randomUUID(), randomUUID(), randomUUID()];
  const eventId = derivedId(commandId, 0);
  const at = '2026-03-01T09:00:00.000Z';
  const metadata = {
    commandId,
    correlationId,
    causationId: null,
    actor: { kind: 'system', id: 'shop' },
    effectiveAt: at,
    recordedAt: at,
    fingerprint: '',
  } as const;
  await store.append(`cart-${cartId}`, 'no-stream', [
    { type: 'CartStarted', data: { cartId, customerId: null }, eventId, metadata },
  ]);
  for (const id of [eventId, commandId, correlationId, `cart-${cartId}`]) {
    expect((await findTrace(store, database.db, id))?.events.map((event) => event.eventId)).toEqual([eventId]);
  }
  expect(await findTrace(store, database.db, '100000001')).toBeNull();
  expect(await findTrace(store, database.db, randomUUID())).toBeNull();
});
