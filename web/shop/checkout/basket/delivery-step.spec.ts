import { expect, test } from 'vitest';

import { deliveryNote } from './delivery-step.js';

const promise = 'onsdag 25 november';
const last = null;

test('a carrier is named beside the promise, but not when the option has its name', () => {
  expect(deliveryNote({ promise, name: 'Paketbox', carrier: 'Instabox', last })).toBe('Onsdag 25 november · Instabox');
  expect(deliveryNote({ promise, name: 'Postombud', carrier: 'Postombud', last })).toBe('Onsdag 25 november');
});

test('the delivery of the latest order is named as such, with its place where it is still offered', () => {
  const option = { promise, name: 'Postombud', carrier: 'Postombud' };
  expect(deliveryNote({ ...option, last: { place: 'Postombud Livs Stockholm' } })).toBe(
    'Onsdag 25 november · Senast: Postombud Livs Stockholm',
  );
  expect(deliveryNote({ ...option, last: { place: null } })).toBe('Onsdag 25 november · Din senaste leverans');
});
