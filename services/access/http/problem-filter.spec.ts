import { Logger, type ArgumentsHost } from '@nestjs/common';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';

import { AppendOutcomeUnknown, StoreUnavailable, StreamBehind } from '../../foundation/event-store/port.js';
import { ProblemFilter } from './problem-filter.js';

let logged: MockInstance<Logger['error']>;
beforeEach(() => void (logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined)));
afterEach(() => void vi.restoreAllMocks());

test.each([
  new StoreUnavailable('EventStoreDB does not answer: Server Is Not Ready'),
  new StreamBehind('order-1', 3),
  new AppendOutcomeUnknown('8c5c2c5e-0000-4000-8000-000000000000', new Error('connection lost')),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT' }),
])('while the store is away the answer is 503 with a time to come again: %s', (error) => {
  expect(answerTo(error)).toMatchObject({ status: 503, 'retry-after': 2, code: 'STORE_UNAVAILABLE' });
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['57014', 'canceling statement due to statement timeout'],
  ['55P03', 'canceling statement due to lock timeout'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout'],
  ['53300', 'sorry, too many clients already'],
])(
  'when the database takes too long the answer is 503 with a time to come again, and it is logged: %s',
  (code, message) => {
    expect(answerTo(Object.assign(new Error(message), { code }))).toMatchObject({ status: 503, 'retry-after': 2 });
    expect(logged.mock.calls.flat().join()).toContain(message);
  },
);

test('a fault of the shop is not an outage', () => {
  const answer = answerTo(Object.assign(new Error('division by zero'), { code: '22012' }));
  expect(answer).toMatchObject({
    ...{ status: 500, code: 'UNKNOWN_ERROR' },
    message: 'Något gick fel! Försök igen senare.',
  });
  expect(answer).not.toHaveProperty('retry-after');
});

function answerTo(error: unknown): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  const reply = {
    header: (name: string, value: unknown) => Object.assign(reply, { told: (answer[name] = value) }),
    code: (status: number) => Object.assign(reply, { told: (answer.status = status) }),
    type: () => reply,
    send: ({ errors: [fault] }: { errors: readonly { code: string; message: string }[] }) =>
      void Object.assign(answer, fault),
  };
  const http = { getRequest: () => ({ correlationId: 'c' }), getResponse: () => reply };
  new ProblemFilter().catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return answer;
}
