import { expect, test } from 'vitest';

import type { CartLine } from '../../../../domain/cart/index.js';
import { offerDelivery } from '../../../../domain/delivery/index.js';
import { destroyingOf } from './destroying-views.js';

const cream = { type: 'Ha', flags: [], weightGrams: 90, quantity: 1 } as unknown as CartLine;
const tablets = { ...cream, type: 'Ex' } as const;
const coldTablets = { ...tablets, flags: ['StoredCold'] } as const;
const AT = '2026-05-04T08:00:00.000Z';

function told(lines: readonly CartLine[], postalCode = '11820') {
  return destroyingOf(offerDelivery({ lines, postalCode, exHaItemTotal: 10_000, at: AT }), lines, AT);
}

test.each([
  ['goods alone', [cream], '11820', null],
  ['a medicine in Stockholm', [cream, tablets], '11820', ['Hemleverans samma kväll']],
  ['a medicine where no evening delivery comes', [tablets], '39231', []],
  ['a cold medicine, which comes chilled', [coldTablets], '11820', null],
  ['a cold medicine beside other goods', [cream, coldTablets], '11820', null],
] as const)('%s', (_what, lines, postalCode, notDelivered) => {
  const notCollected = ['Postombud', 'Butiksombud', 'Paketbox'];
  expect(told(lines, postalCode)).toEqual(notDelivered && { notDelivered, notCollected });
});
