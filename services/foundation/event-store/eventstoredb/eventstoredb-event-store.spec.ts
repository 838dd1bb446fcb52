import { randomUUID } from 'node:crypto';

import { EventStoreDBClient, type JSONRecordedEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FORGOTTEN, START } from '../../../../domain/kernel/index.js';
import { eventStoreContract } from '../contract.js';
import { everything, itemAdded, newEvent, newStream } from '../events.fixture.js';
import { AppendOutcomeUnknown } from '../port.js';
import type { TestEventStore } from '../testing.js';
import { EventStoreServer } from '../../../../simulators/eventstoredb/event-store-server.js';
import { openTestEventStoreAt, openTestEventStoreDb, testedServer } from './testing.js';

eventStoreContract(testedServer, () => openTestEventStoreDb());

const AT = '2026-03-01T12:00:00.000Z';

describe('an event in EventStoreDB', () => {
  let server: EventStoreServer;
  let opened: TestEventStore;
  beforeAll(async () => {
    server = await EventStoreServer.start();
    opened = await openTestEventStoreAt(server.url);
  });
  afterAll(() => opened.close().finally(() => server.stop()));

  test('has its correlation and its cause under the names used by EventStoreDB’s tools', async () => {
    const stream = newStream();
    const { eventId, metadata, ...fact } = itemAdded('100001');
    const causationId = randomUUID();
    await opened.store.append(stream, 'no-stream', [{ ...fact, eventId, metadata: { ...metadata, causationId } }]);
    const [raw] = await inTheServer(stream);
    expect(raw).toMatchObject({
      type: 'ItemAdded',
      data: fact.data,
      metadata: { eventId, version: 3, $correlationId: metadata.correlationId, $causationId: causationId },
    });
    expect(await opened.store.findEvent(eventId)).toMatchObject({ causationId, correlationId: metadata.correlationId });
  });

  test('has personal fields that only the shop can read, until their key is destroyed', async () => {
    const [stream, customerId] = [`customer-${randomUUID()}`, randomUUID()];
    const data = {
      customerId,
      personNumber: '198507099805',
      firstName: 'Astrid',
      lastName: 'Ek',
      method: 'test',
      identifiedAt: AT,
      validUntil: AT,
    };
    await opened.store.append(stream, 'no-stream', [newEvent('CustomerIdentified', data, AT)]);
    const raw = JSON.stringify((await inTheServer(stream)).map((event) => [event.data, event.metadata]));
    expect(raw).toContain(customerId);
    expect(raw).not.toMatch(/198507099805|Astrid/);
    expect((await opened.store.readStream(stream))[0]?.data).toEqual(data);
    await opened.keys.destroy(`customer:${customerId}`, 'identity');
    expect((await opened.store.readStream(stream))[0]?.data).toMatchObject({ customerId, firstName: FORGOTTEN });
  });

  test('stands among events of the server and of other programs, which followers do not get', async () => {
    const foreign = EventStoreDBClient.connectionString(server.url);
    await foreign.appendToStream('elsewhere', {
      id: randomUUID(),
      contentType: 'application/json',
      type: 'ItemAdded',
      data: {},
      metadata: undefined,
    });
    const head = await opened.store.head();
    const events = await everything(opened.store);
    expect(events.filter(({ streamId }) => streamId === 'elsewhere' || streamId.startsWith('$'))).toEqual([]);
    expect(events.at(-1)?.position).toBe(head);
    expect((await everything(opened.store, START, undefined, 1)).map(({ eventId }) => eventId)).toEqual(
      events.map(({ eventId }) => eventId),
    );
    await foreign.dispose();
  });

  test('with its id in two streams is found in the named stream, or else in the first', async () => {
    const [first, second] = [newStream(), newStream()];
    const event = itemAdded('100001');
    for (const stream of [first, second]) await opened.store.append(stream, 'no-stream', [event]);
    for (const stream of [first, second])
      expect(await opened.store.findEvent(event.eventId, stream)).toMatchObject({ streamId: stream });
    expect(await opened.store.findEvent(event.eventId)).toMatchObject({ streamId: first });
  });

  async function inTheServer(stream: string): Promise<JSONRecordedEvent[]> {
    const client = EventStoreDBClient.connectionString(server.url);
    const events: JSONRecordedEvent[] = [];
    for await (const { event } of client.readStream(stream)) if (event?.isJson) events.push(event as JSONRecordedEvent);
    await client.dispose();
    return events;
  }
});

describe('when EventStoreDB does not answer', () => {
  let server: EventStoreServer;
  let opened: TestEventStore;
  let other: TestEventStore;
  beforeAll(async () => {
    server = await EventStoreServer.start();
    [opened, other] = [await openTestEventStoreAt(server.url), await openTestEventStoreAt(server.url)];
  });
  afterAll(() => Promise.all([opened.close(), other.close()]).finally(() => server.stop()));

  test('an append with a lost answer is unknown; sent again, here or elsewhere, it is known', async () => {
    const stream = newStream();
    const events = [itemAdded('100001')];
    server.faults.next('append', 'lost-after');
    await expect(opened.store.append(stream, 'no-stream', events)).rejects.toThrow(AppendOutcomeUnknown);
    expect(await opened.store.findEvent(events[0]?.eventId ?? '', stream)).toMatchObject({ revision: 0 });
    for (const { store } of [opened, other])
      expect(await store.append(stream, 'no-stream', events)).toMatchObject({ revision: 0, repeated: true });
    expect(await opened.store.readStream(stream)).toHaveLength(1);
  });

  test('an append is unknown, and the store continues when the server is back', async () => {
    const stream = newStream();
    await opened.store.append(stream, 'no-stream', [itemAdded('1')]);
    server.stop();
    await expect(opened.store.append(stream, 0, [itemAdded('2')])).rejects.toThrow(AppendOutcomeUnknown);
    await server.restart();
    expect(await opened.store.append(stream, 0, [itemAdded('3')])).toMatchObject({ revision: 1, repeated: false });
  });
});
