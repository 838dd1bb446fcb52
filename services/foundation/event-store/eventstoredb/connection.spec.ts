import { status } from '@grpc/grpc-js';
import { afterEach, expect, test, vi } from 'vitest';

import { StoreUnavailable } from '../port.js';
import { AppendRefused } from './appending/append-refused.js';
import { NotSent } from './call-errors.js';
import { Connection, type Send } from './connection.js';
import { Outage } from './outage.js';
import { EventStoreCluster } from '../../../../simulators/eventstoredb/event-store-cluster.js';

const NOBODY = 'esdb://127.0.0.1:47201,127.0.0.1:47202?tls=false&maxDiscoverAttempts=1&discoveryInterval=1';

test('a call without a node was never sent, and its caller is told so', async () => {
  const [send, told] = [vi.fn<Send<void>>(), vi.fn()];
  const connection = new Connection(NOBODY, { deadlineMs: 300, patienceMs: 0 }, new Outage({ warn: told, log: told }));
  const failed = await connection.call(send, { repeatable: false }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StoreUnavailable);
  expect((failed as StoreUnavailable).cause).toBeInstanceOf(NotSent);
  expect(send).not.toHaveBeenCalled();
  connection.close();
});

let cluster: EventStoreCluster | null = null;
let opened: Connection | null = null;
afterEach(() => {
  opened?.close();
  cluster?.stop();
});

const NOT_READY = 'Server Is Not Ready';
const LATER = {
  'not ready': new AppendRefused(status.UNAVAILABLE, NOT_READY),
  refused: new AppendRefused(status.FAILED_PRECONDITION, 'StreamDeleted'),
};

test.each(['not ready', 'refused'] as const)(
  'a call whose first attempt may have been written stays unknown, although the next one is %s',
  async (later) => {
    cluster = await EventStoreCluster.start();
    const connection = new Connection(cluster.url, { deadlineMs: 5_000, patienceMs: 3_600_000 });
    opened = connection;
    // The error ended the call that carries all appends, so the outcome of each is unknown.
    const broken = Object.assign(new Error(NOT_READY), { code: status.UNAVAILABLE, details: NOT_READY });
    const cancel = () => undefined;
    const send = vi.fn<Send<never>>();
    send.mockImplementationOnce(() => ({ call: { cancel }, answer: Promise.reject(broken) }));
    send.mockImplementationOnce(() => {
      connection.close();
      return { call: { cancel }, answer: Promise.reject(LATER[later]) };
    });
    const failed = await connection.call(send, { repeatable: false }).catch((error: unknown) => error);
    expect(send).toHaveBeenCalledTimes(2);
    expect(failed).toBeInstanceOf(StoreUnavailable);
    expect((failed as StoreUnavailable).cause).toBe(broken);
  },
);
