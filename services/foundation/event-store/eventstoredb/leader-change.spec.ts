import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { START } from '../../../../domain/kernel/index.js';
import { everything, itemAdded, newStream } from '../events.fixture.js';
import { AppendOutcomeUnknown, StoreUnavailable, StreamBehind, type EventStore } from '../port.js';
import type { TestEventStore } from '../testing.js';
import { EventStoreCluster } from '../../../../simulators/eventstoredb/event-store-cluster.js';
import type { EventStoreServer } from '../../../../simulators/eventstoredb/event-store-server.js';
import { openTestEventStoreAt } from './testing.js';

const IMPATIENT = { deadlineMs: 300, patienceMs: 0 };
/** These timeouts are longer than any test. So each failure comes from the node and not from the client. */
const PATIENT = { deadlineMs: 3_600_000, patienceMs: 0 };

describe('a cluster of EventStoreDB', () => {
  let cluster: EventStoreCluster;
  let opened: TestEventStore;
  let store: EventStore;
  beforeEach(async () => {
    cluster = await EventStoreCluster.start();
    opened = await openTestEventStoreAt(cluster.url);
    store = opened.store;
  });
  afterEach(() => opened.close().finally(() => cluster.stop()));

  test('is asked again at its new leader, when the old leader has become a follower', async () => {
    const stream = await streamOf('1');
    cluster.elect();
    expect(await store.append(stream, 0, [itemAdded('2')])).toMatchObject({ revision: 1, repeated: false });
    cluster.elect();
    expect(await store.readStream(stream)).toHaveLength(2);
    cluster.elect();
    expect(await everything(store)).toHaveLength(2);
    cluster.elect();
    expect(await store.head()).not.toBe(START);
  });

  test('leaves an append unknown when its leader dies around the write, and answers later which it was', async () => {
    const events = [itemAdded('1'), itemAdded('2')];
    for (const fault of ['lost-before', 'lost-after', 'late'] as const) {
      const stream = newStream();
      leader().faults.next('append', fault, () => cluster.killLeader());
      await expect(store.append(stream, 'no-stream', events)).rejects.toThrow(AppendOutcomeUnknown);
      const there = await store.findEvent(events[0]?.eventId ?? '', stream);
      expect(there !== null).toBe(fault === 'lost-after');
      expect(await store.append(stream, 'no-stream', events)).toMatchObject({ repeated: fault === 'lost-after' });
      expect(await store.readStream(stream)).toHaveLength(2);
      await cluster.restartAll();
    }
  });

  test('leaves all appends of a broken call unknown, and writes each of them once', async () => {
    const patient = await openTestEventStoreAt(cluster.url, undefined, PATIENT);
    const appends = Array.from({ length: 5 }, () => [newStream(), [itemAdded('1')]] as const);
    for (const fault of ['silent', 'silent', 'silent', 'lost-before'] as const) leader().faults.next('append', fault);
    const sent = appends.slice(0, 4).map(([stream, events]) => patient.store.append(stream, 'no-stream', events));
    for (const { status, ...rest } of await Promise.allSettled(sent))
      expect({ status, ...rest }).toMatchObject({ status: 'rejected', reason: expect.any(AppendOutcomeUnknown) });
    for (const [index, [stream, events]] of appends.entries()) {
      expect(await patient.store.append(stream, 'no-stream', events)).toMatchObject({
        revision: 0,
        repeated: index < 3,
      });
      expect(await store.readStream(stream)).toHaveLength(1);
    }
    await patient.close();
  });

  test('ends the call for appends properly, and the appends are unknown', async () => {
    const patient = await openTestEventStoreAt(cluster.url, undefined, PATIENT);
    const stream = newStream();
    leader().faults.next('append', 'ended');
    await expect(patient.store.append(stream, 'no-stream', [itemAdded('1')])).rejects.toThrow(AppendOutcomeUnknown);
    expect(await patient.store.append(stream, 'no-stream', [itemAdded('2')])).toMatchObject({
      revision: 0,
      repeated: false,
    });
    await patient.close();
  });

  test('keeps no call for appends at a node that it has left', async () => {
    const impatient = await openTestEventStoreAt(cluster.url, undefined, IMPATIENT);
    const stream = await streamOf('1');
    await impatient.store.append(stream, 0, [itemAdded('2')]);
    leader().faults.next('read-stream', 'silent');
    await expect(impatient.store.readStream(stream)).rejects.toThrow(StoreUnavailable);
    await impatient.store.append(stream, 1, [itemAdded('3')]);
    await leader().appendCalls.until(2);
    await impatient.close();
    await leader().appendCalls.until(1);
  });

  test('writes a late append once, after its sender had been told that it failed', async () => {
    const stream = newStream();
    const events = [itemAdded('1')];
    leader().faults.next('append', 'late');
    await expect(store.append(stream, 'no-stream', events)).rejects.toThrow(AppendOutcomeUnknown);
    expect(await store.findEvent(events[0]?.eventId ?? '', stream)).toBeNull();
    expect(await store.append(stream, 'no-stream', events)).toMatchObject({ revision: 0, repeated: true });
    expect(await store.readStream(stream)).toHaveLength(1);
  });

  test('answers a read completely although its leader died in the middle', async () => {
    const stream = await streamOf('1', '2', '3', '4');
    leader().faults.next('read-stream', 'lost-after', () => cluster.killLeader());
    expect(await store.readStream(stream)).toHaveLength(4);
    leader().faults.next('read', 'lost-after', () => cluster.killLeader());
    expect((await store.readAll(START)).events).toHaveLength(4);
  });

  test('continues when a node answers that it is not ready', async () => {
    const stream = await streamOf('1');
    leader().faults.next('append', 'not-ready');
    leader().faults.next('read-stream', 'not-ready');
    expect(await store.append(stream, 0, [itemAdded('2')])).toMatchObject({ revision: 1 });
    expect(await store.readStream(stream)).toHaveLength(2);
  });

  test('gives the positions of an append also from a node that does not have its events yet', async () => {
    const stream = newStream();
    leader().fallBehind(3);
    const appended = await store.append(stream, 'no-stream', [itemAdded('1'), itemAdded('2')]);
    expect(appended).toMatchObject({ revision: 1, repeated: false });
    expect(appended.events).toEqual(await store.readStream(stream));
  });

  test('reads everything that is known, or nothing at all', async () => {
    const stream = await streamOf('1');
    leader().fallBehind(2);
    await store.append(stream, 0, [itemAdded('2')]);
    expect(await store.readStream(stream, { atLeast: 1 })).toHaveLength(2);
    const impatient = await openTestEventStoreAt(cluster.url, undefined, IMPATIENT);
    leader().fallBehind(Infinity);
    await store.append(stream, 1, [itemAdded('3')]);
    await expect(impatient.store.readStream(stream, { atLeast: 2 })).rejects.toThrow(StreamBehind);
    await impatient.close();
  });

  test('never answers from a node that is not the leader, however far behind it is', async () => {
    const stream = await streamOf('1');
    for (const node of cluster.nodes) if (node !== leader()) node.fallBehind(Infinity);
    await store.append(stream, 0, [itemAdded('2')]);
    const followers = cluster.nodes.filter((node) => node !== leader()).map(({ port }) => `127.0.0.1:${port}`);
    const elsewhere = await openTestEventStoreAt(`esdb://${followers.join(',')}?tls=false&nodePreference=follower`);
    expect(await elsewhere.store.readStream(stream)).toHaveLength(2);
    await elsewhere.close();
  });

  test('is away while it has no leader, and back when it has one', async () => {
    const stream = await streamOf('1');
    const impatient = await openTestEventStoreAt(cluster.url, undefined, IMPATIENT);
    cluster.loseLeader();
    const asked = [
      () => impatient.store.append(stream, 0, [itemAdded('2')]),
      () => impatient.store.readStream(stream),
      () => impatient.store.readAll(START),
      () => impatient.store.head(),
    ];
    for (const ask of asked) await expect(ask()).rejects.toThrow(StoreUnavailable);
    cluster.elect();
    expect(await impatient.store.append(stream, 0, [itemAdded('2')])).toMatchObject({ revision: 1 });
    await impatient.close();
  });

  test('is left by a caller whose node does not answer', async () => {
    const impatient = await openTestEventStoreAt(cluster.url, undefined, IMPATIENT);
    const stream = await streamOf('1', '2');
    leader().faults.next('read-stream', 'silent');
    await expect(impatient.store.readStream(stream)).rejects.toThrow(StoreUnavailable);
    leader().faults.next('append', 'silent');
    await expect(impatient.store.append(stream, 1, [itemAdded('3')])).rejects.toThrow(AppendOutcomeUnknown);
    expect(await impatient.store.readStream(stream)).toHaveLength(3);
    await impatient.close();
  });

  test('can be closed during reads with answers in them', async () => {
    const stream = await streamOf('1', '2', '3');
    const standing = await openTestEventStoreAt(cluster.url, undefined, PATIENT);
    const unlisten = standing.store.onAppended(() => undefined);
    leader().faults.next('read-stream', 'silent', () => answered());
    let answered = (): void => undefined;
    const half = new Promise<void>((resolve) => (answered = resolve));
    const reading = standing.store.readStream(stream);
    const refused = expect(reading).rejects.toThrow(StoreUnavailable);
    await half;
    await standing.close();
    await refused;
    unlisten();
  });

  function leader(): EventStoreServer {
    return cluster.leader() as EventStoreServer;
  }

  async function streamOf(...varuIds: string[]): Promise<string> {
    const stream = newStream();
    await store.append(
      stream,
      'no-stream',
      varuIds.map((varuId) => itemAdded(varuId)),
    );
    return stream;
  }
});
