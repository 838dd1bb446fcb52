import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';

import { describe, expect, test } from 'vitest';

import { AppendCall } from './append-call.js';
import { UnreadableAnswer } from '../call-errors.js';
import { BatchAppendReq } from '../messages.js';

describe('the call for appends', () => {
  test('fails its appends when an answer cannot be handled, and throws no error elsewhere', async () => {
    const stream = new PassThrough({ objectMode: true });
    const cancelled = Object.assign(stream, { cancel: () => undefined });
    const call = new AppendCall(cancelled as never, 600_000);
    const sent = call.send(randomUUID(), new BatchAppendReq());
    const refused = expect(sent.answer).rejects.toThrow(UnreadableAnswer);
    stream.emit('data', { getCorrelationId: null });
    await refused;
    expect(call.isOver).toBe(true);
  });
});
