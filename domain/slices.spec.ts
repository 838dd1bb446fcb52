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
])('the stream of a %s is found again by its name', (kind, key) => {
  expect(parseStreamId(streamId(kind, key))).toEqual({ kind, key });
});

test.each(['parcel-1', 'cart-', 'cart', ''])('%p is no stream that this version knows', (id) => {
  expect(parseStreamId(id)).toBeNull();
});

test('a kind whose streams could be read as of another one is refused at once', () => {
  expect(() => streamNameReader(['job', 'job-run'])).toThrow(
    'a stream of kind job-run could be read as one of kind job',
  );
});

test('the events of the shop belong to one slice each', () => {
  const types = Object.values(slices).flatMap(({ events }) => Object.keys(events));
  expect(types).toHaveLength(new Set(types).size);
  expect(Object.keys(allEventDefinitions).sort()).toEqual(types.sort());
});

test('two slices that name an event alike are refused at once', () => {
  expect(() => joinDefinitions([slices.cart, slices.order, slices.cart])).toThrow(
    'CartStarted is an event of two slices',
  );
});
