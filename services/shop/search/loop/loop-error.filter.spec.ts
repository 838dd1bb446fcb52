import type { ArgumentsHost } from '@nestjs/common';
import { expect, test } from 'vitest';

import { StoreUnavailable } from '../../../foundation/event-store/port.js';
import { LoopErrorFilter } from './loop-error.filter.js';

test('a search that meets a store which is away says when to come again, in the shape of its API', () => {
  const headers = new Map<string, unknown>();
  const sent: { status?: number; body?: unknown } = {};
  const reply = {
    header: (name: string, value: unknown) => headers.set(name, value),
    code: (status: number) => Object.assign(reply, { told: (sent.status = status) }),
    type: () => reply,
    send: (body: unknown) => void (sent.body = body),
  };
  const http = { getRequest: () => ({ correlationId: 'c' }), getResponse: () => reply };
  const host = { switchToHttp: () => http } as unknown as ArgumentsHost;
  new LoopErrorFilter().catch(new StoreUnavailable('Server Is Not Ready'), host);
  expect(headers.get('retry-after')).toBe(2);
  expect(sent).toMatchObject({ status: 503, body: { error: { code: 503, parameter: null } } });
});
