import { expect, test } from 'vitest';

import { parseStreamId, streamId, type StreamKind } from './id.js';

test.each<[StreamKind, string]>([
  ['cart', '6c1c9a52-8f0e-4f5e-9d0f-1d9f3a0a1b2c'],
  ['job-run', 'daily-levels-2026-05-04'],
  ['job-calendar', 'shop'],
  ['staff-access', 'a-b-c'],
  ['look-log', 'console'],
  ['pause', 'shop'],
])('the stream of a %s is found again by its name', (kind, key) => {
  expect(parseStreamId(streamId(kind, key))).toEqual({ kind, key });
});

test.each(['parcel-1', 'cart-', 'cart', ''])('%p is no stream that this version knows', (id) => {
  expect(parseStreamId(id)).toBeNull();
});
