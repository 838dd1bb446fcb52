import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { guarded } from './guarded.js';

let logged: MockInstance<Logger['error']>;
beforeEach(() => void (logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined)));
afterEach(() => void vi.restoreAllMocks());

const stumble = (): never => {
  throw new TypeError('stumbled');
};

test('a callback that throws is logged with its name, and the others are still called', () => {
  const heard: string[] = [];
  const client = new EventEmitter();
  client.on('notice', guarded('a notice of the database', stumble));
  client.on(
    'notice',
    guarded('another', (notice: string) => heard.push(notice)),
  );
  client.emit('notice', 'vacuum');
  expect(heard).toEqual(['vacuum']);
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringMatching(/^a notice of the database: TypeError: stumbled\n +at /),
  ]);
});

test('a callback that throws tells the waiting caller', () => {
  const told: unknown[] = [];
  guarded('an answer', stumble, (error) => told.push(error))();
  expect(told).toEqual([new TypeError('stumbled')]);
});
