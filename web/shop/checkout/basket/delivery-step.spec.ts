import { expect, test } from 'vitest';

import { deliveryNote } from './delivery-step.js';

const promise = 'onsdag 25 november';

test('a carrier is named beside the promise, but not when the option has its name', () => {
  expect(deliveryNote({ promise, name: 'Paketbox', carrier: 'Instabox' })).toBe('Onsdag 25 november · Instabox');
  expect(deliveryNote({ promise, name: 'Postombud', carrier: 'Postombud' })).toBe('Onsdag 25 november');
});
