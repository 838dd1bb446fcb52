import { expect, test } from 'vitest';

import { faultOfReason } from './reason.js';

const AT = '2026-03-01T09:00:00.000Z';

test.each([
  'Frågar om poäng',
  'Ringer igen',
  'Åter öppen: köp, igen',
  'KS-104233',
  ' ÄR-123 ',
  'Order 1000001234 saknas helt',
])('the reason "%s" is accepted', (reason) => {
  expect(faultOfReason(reason, AT)).toBeNull();
});

test.each([
  ['...', 'words'],
  ['. . . . .', 'words'],
  ['kund', 'words'],
  ['en ny fråga', 'words'],
  ['kund kund', 'words'],
  ['aaa bbb', 'words'],
  ['123 456', 'words'],
  ['KS-12', 'words'],
  ['KS-104233x', 'words'],
  ['', 'length'],
  ['  ab  ', 'length'],
  ['orsak '.repeat(40), 'length'],
  ['Ringer om 198507099805', 'person-number'],
  ['Ringer om 19850709-9805 idag', 'person-number'],
  ['Ringer om 850709-9805 idag', 'person-number'],
  ['Ringer om 850709 9805 idag', 'person-number'],
])('the reason "%s" is refused for its %s', (reason, fault) => {
  expect(faultOfReason(reason, AT)).toBe(fault);
});
