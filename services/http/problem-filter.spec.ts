import type { ArgumentsHost } from '@nestjs/common';
import { expect, test } from '@jest/globals';

import { AppendOutcomeUnknown, StoreUnavailable, StreamBehind } from '../event-store/port.js';
import { ProblemFilter } from './problem-filter.js';

test.each([
  new StoreUnavailable('EventStoreDB does not answer: Server Is Not Ready'),
  new StreamBehind('order-1', 3),
  new AppendOutcomeUnknown('8c5c2c5e-0000-4000-8000-000000000000', new Error('connection lost')),
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
  new Error('Connection terminated unexpectedly'),
])('a store that is away is answered 503, come again: %s', (error) => {
  expect(answerTo(error)).toMatchObject({ status: 503, 'retry-after': 2, code: 'STORE_UNAVAILABLE' });
});

test('a fault of the shop is no outage', () => {
  const answer = answerTo(Object.assign(new Error('division by zero'), { code: '22012' }));
  expect(answer).toMatchObject({ status: 500, code: 'UNKNOWN_ERROR' });
  expect(answer).not.toHaveProperty('retry-after');
});

function answerTo(error: unknown): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  const reply = {
    header: (name: string, value: unknown) => Object.assign(reply, { told: (answer[name] = value) }),
    code: (status: number) => Object.assign(reply, { told: (answer.status = status) }),
    type: () => reply,
    send: ({ errors }: { errors: readonly { code: string }[] }) => void (answer.code = errors[0]?.code),
  };
  const http = { getRequest: () => ({ correlationId: 'c' }), getResponse: () => reply };
  new ProblemFilter().catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return answer;
}
