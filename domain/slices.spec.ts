import { expect, test } from 'vitest';

import { joinDefinitions, streamNameReader } from './kernel/index.js';
import { allEventDefinitions, parseStreamId, slices, streamId, type StreamKind } from './slices.js';

test.each<[StreamKind, string]>([
  ['cart', '6c1c9a52-8f0e-4f5e-9d0f-1d9f3a0a1b2c'],
  ['job-run', 'daily-levels-2026-05-04'],
  ['job-calendar', 'shop'],
  ['staff-access', 'a-b-c'],
  ['look-log', 'console'],
  ['pause', 'shop'],
])('the stream name of a %s gives back its kind and key', (kind, key) => {
  expect(parseStreamId(streamId(kind, key))).toEqual({ kind, key });
});

test.each(['parcel-1', 'cart-', 'cart', ''])('%p is not a stream of this version', (id) => {
  expect(parseStreamId(id)).toBeNull();
});

test('a kind whose stream names could belong to another kind is refused at once', () => {
  expect(() => streamNameReader(['job', 'job-run'])).toThrow(
    'a stream of kind job-run could be read as one of kind job',
  );
});

test('each event of the shop belongs to one slice', () => {
  const types = Object.values(slices).flatMap(({ events }) => Object.keys(events));
  expect(types).toHaveLength(new Set(types).size);
  expect(Object.keys(allEventDefinitions).sort()).toEqual(types.sort());
});

test('two slices with an event of the same name are refused at once', () => {
  expect(() => joinDefinitions([slices.cart, slices.order, slices.cart])).toThrow(
    'CartStarted is an event of two slices',
  );
});
