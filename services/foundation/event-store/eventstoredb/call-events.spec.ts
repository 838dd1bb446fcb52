import { EventEmitter } from 'node:events';

import type { ClientReadableStream } from '@grpc/grpc-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { streamed } from './call-events.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function callThat(take: (message: string) => void) {
  const cancel = vi.fn();
  const call = Object.assign(new EventEmitter(), { cancel }) as unknown as ClientReadableStream<string>;
  const { answer } = streamed(call, take, () => 'whole', 1_000);
  return { call, cancel, answer };
}

test('an answer that cannot be handled ends the call, but not the process', async () => {
  const { call, cancel, answer } = callThat(() => {
    throw new TypeError('no such field');
  });
  const refused = expect(answer).rejects.toThrow('no such field');
  call.emit('data', 'one');
  await refused;
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a call that keeps answering is never too long, and a silent one is given up', async () => {
  const taken: string[] = [];
  const { call, cancel, answer } = callThat((message) => taken.push(message));
  const left = expect(answer).rejects.toThrow('no data for 1 s');
  for (const message of ['one', 'two', 'three']) {
    await vi.advanceTimersByTimeAsync(999);
    call.emit('data', message);
  }
  await vi.advanceTimersByTimeAsync(999);
  expect([taken, cancel.mock.calls.length]).toEqual([['one', 'two', 'three'], 0]);
  await vi.advanceTimersByTimeAsync(1);
  await left;
  expect(cancel).toHaveBeenCalledTimes(1);
});
