import { expect, test } from 'vitest';

import { recognise } from './recognise.js';

const kinds = (text: string) => recognise(text).map(({ kind }) => kind);

test.each([
  ['astrid@example.se', ['email']],
  ['19850709-9805', ['person-number', 'member-number', 'order-number', 'tracking-number']],
  ['070-123 45 67', ['phone', 'member-number', 'order-number']],
  ['+46 70 123 45 67', ['phone']],
  ['100000017', ['member-number', 'order-number', 'tracking-number']],
  ['100000017-1', ['member-number', 'order-number', 'tracking-number']],
  ['RR123456785SE', ['tracking-number']],
  ['Astrid Ek', []],
  ['', []],
  ["'; DROP TABLE event", []],
])('%s can be %j', (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

test('ten digits get the century that makes a valid number', () => {
  expect(recognise('850709-9805')).toContainEqual({ kind: 'person-number', text: '198507099805' });
});
