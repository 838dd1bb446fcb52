/**
 * The client's generated messages hang on the global object, and are used until the last connection is closed.
 * @jest-environment-options {"globalsCleanup": "off"}
 */
import { expect, jest, test } from '@jest/globals';

import { StoreUnavailable } from '../port.js';
import { NotSent } from './call-errors.js';
import { Connection, type Send } from './connection.js';
import { Outage } from './outage.js';

const NOBODY = 'esdb://127.0.0.1:47201,127.0.0.1:47202?tls=false&maxDiscoverAttempts=1&discoveryInterval=1';

test('a call for which no node is found was never sent, and its asker is told so', async () => {
  const [send, told] = [jest.fn<Send<void>>(), jest.fn()];
  const connection = new Connection(NOBODY, { deadlineMs: 300, patienceMs: 0 }, new Outage({ warn: told, log: told }));
  const failed = await connection.call(send, { repeatable: false }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StoreUnavailable);
  expect((failed as StoreUnavailable).cause).toBeInstanceOf(NotSent);
  expect(send).not.toHaveBeenCalled();
  connection.close();
});
