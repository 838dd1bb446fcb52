import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { StoreUnavailable } from '../../../foundation/event-store/port.js';
import { answerFault } from './fault-answer.js';

beforeEach(() => void vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

async function askedOf(fault: Error): Promise<Response> {
  const server = createServer((request, response) => answerFault(request, response, fault));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await answer.text();
  server.close();
  return answer;
}

test('a page gives the time to come again when the store is away', async () => {
  const { status, headers } = await askedOf(new StoreUnavailable('Server Is Not Ready'));
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
});

test('a page with a fault of its own does not', async () => {
  const { status, headers } = await askedOf(new TypeError('no such field'));
  expect([status, headers.get('retry-after')]).toEqual([500, null]);
});
