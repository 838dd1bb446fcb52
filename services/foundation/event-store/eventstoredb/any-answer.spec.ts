import { EventEmitter } from 'node:events';

import streams from '@eventstore/db-client/generated/streams_pb.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { START } from '../../../../domain/kernel/index.js';
import { itemAdded, newStream } from '../events.fixture.js';
import { AppendOutcomeUnknown, StoreUnavailable } from '../port.js';
import type { TestEventStore } from '../testing.js';
import { AppendCall } from './appending/append-call.js';
import { UnreadableAnswer } from './call-errors.js';
import { streamed } from './call-events.js';
import type { Call, Connection } from './connection.js';
import { EventStoreCluster } from '../../../../simulators/eventstoredb/event-store-cluster.js';
import type { EventStoreServer } from '../../../../simulators/eventstoredb/event-store-server.js';
import { followLog } from './subscribing.js';
import { openTestEventStoreAt } from './testing.js';

/** An exception in an event handler would end the process, and here the test run. */
describe('no answer of EventStoreDB ends the process:', () => {
  let cluster: EventStoreCluster;
  let opened: TestEventStore;
  let leader: EventStoreServer;
  beforeEach(async () => {
    cluster = await EventStoreCluster.start();
    opened = await openTestEventStoreAt(cluster.url);
    leader = cluster.leader() as EventStoreServer;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await opened.close();
    cluster.stop();
  });

  test('an incomplete answer is thrown where it was requested', async () => {
    const stream = newStream();
    leader.faults.next('append', 'unreadable');
    await expect(opened.store.append(stream, 'no-stream', [itemAdded('1')])).rejects.toThrow(AppendOutcomeUnknown);
    leader.faults.next('read-stream', 'unreadable');
    await expect(opened.store.readStream(stream)).rejects.toThrow(UnreadableAnswer);
    leader.faults.next('read', 'unreadable');
    await expect(opened.store.readAll(START)).rejects.toThrow(UnreadableAnswer);
    leader.faults.next('read', 'unreadable');
    await expect(opened.store.head()).rejects.toThrow(UnreadableAnswer);
    expect(await opened.store.readStream(stream)).toHaveLength(1);
  });

  test('a cluster without nodes does not either', async () => {
    for (const node of cluster.nodes) for (let time = 0; time < 20; time += 1) node.faults.next('gossip', 'unreadable');
    const lost = await openTestEventStoreAt(cluster.url, undefined, { deadlineMs: 300, patienceMs: 0 });
    await expect(lost.store.readStream(newStream())).rejects.toThrow(StoreUnavailable);
    await lost.close();
  });

  test('an answer that breaks the handler of a read or an append does not either', async () => {
    const stream = newStream();
    await opened.store.append(stream, 'no-stream', [itemAdded('1')]);
    const { ReadResp, BatchAppendResp } = streams;
    const reading = vi.spyOn(ReadResp.prototype, 'hasEvent').mockImplementation(stumble);
    await expect(opened.store.readStream(stream)).rejects.toThrow('stumbled');
    await expect(opened.store.readAll(START)).rejects.toThrow('stumbled');
    reading.mockRestore();
    const appending = vi.spyOn(BatchAppendResp.prototype, 'getCorrelationId').mockImplementation(stumble);
    await expect(opened.store.append(stream, 0, [itemAdded('2')])).rejects.toThrow(AppendOutcomeUnknown);
    appending.mockRestore();
    expect(await opened.store.readStream(stream)).toHaveLength(2);
  });

  test.each(['error', 'end', 'data'] as const)(
    'an answer that breaks a call of appends at its %s does not either',
    async (event) => {
      const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
      const hasty = await openTestEventStoreAt(cluster.url, undefined, { deadlineMs: 1_500, patienceMs: 0 });
      const stream = newStream();
      await opened.store.append(stream, 'no-stream', [itemAdded('1')]);
      const name = event === 'data' ? 'answered' : 'broken';
      const stumbling = vi.spyOn(AppendCall.prototype as unknown as Record<typeof name, () => void>, name);
      stumbling.mockImplementation(() => {
        throw new TypeError('stumbled');
      });
      if (event !== 'data') leader.faults.next('append', event === 'end' ? 'ended' : 'lost-after');
      await expect(hasty.store.append(stream, 0, [itemAdded('2')])).rejects.toThrow(AppendOutcomeUnknown);
      expect(logged.mock.calls.flat().join()).toContain('stumbled');
      stumbling.mockRestore();
      const next = (await hasty.store.readStream(stream)).length - 1;
      await expect(appendedAtLast(hasty, stream, next)).resolves.toBe(next + 1);
      await hasty.close();
    },
  );

  test('an answer that breaks the end of a read does not either', async () => {
    vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const call = Object.assign(new EventEmitter(), { cancel: () => undefined }) as never;
    const { answer } = streamed(call, () => undefined, stumble, Infinity);
    (call as EventEmitter).emit('end');
    await expect(answer).rejects.toThrow('stumbled');
  });

  test('a subscription that cannot be left does not either', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const call = { cancel: stumble };
    const connection = {
      call: (send: (client: unknown) => Call<void>) =>
        send({ makeServerStreamRequest: () => Object.assign(new EventEmitter(), call) }).answer,
    } as unknown as Connection;
    const left = new AbortController();
    const following = followLog(connection, () => undefined, left.signal);
    left.abort();
    await expect(following).resolves.toBeUndefined();
    expect(logged.mock.calls.flat().join()).toContain('stumbled');
  });

  test('an answer to an append that nobody waits for any more does not either', async () => {
    const stream = newStream();
    leader.faults.next('append', 'doubled');
    await opened.store.append(stream, 'no-stream', [itemAdded('1')]);
    expect(await opened.store.append(stream, 0, [itemAdded('2')])).toMatchObject({ revision: 1 });
  });

  test('a follower that a subscription cannot wake does not either', async () => {
    let failures = 0;
    const unlisten = opened.store.onAppended(() => {
      failures += 1;
      throw new Error('this follower cannot be woken');
    });
    const woken = new Promise<void>((resolve) => opened.store.onAppended(resolve));
    await opened.store.append(newStream(), 'no-stream', [itemAdded('1')]);
    await woken;
    expect(failures).toBeGreaterThan(0);
    unlisten();
  });
});

function stumble(): never {
  throw new TypeError('stumbled');
}

/** Retries the append. A call that could not be cancelled blocks it until the fault is detected. */
async function appendedAtLast({ store }: TestEventStore, stream: string, revision: number): Promise<number> {
  for (let tries = 0; tries < 10; tries += 1) {
    const appended = await store.append(stream, revision, [itemAdded('3')]).catch(() => null);
    if (appended) return appended.revision;
    revision = (await store.readStream(stream)).length - 1;
  }
  throw new Error('never appended again');
}
