import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, alvedon, cream, guestCart } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('lines take the prices of today; the rest of the catalogue is passed over', () => {
  given(guestCart, added(cream, 2), added(alvedon, 1))
    .when({
      type: 'Reprice',
      prices: [
        { varuId: cream.varuId, unitPrice: 9900 },
        { varuId: alvedon.varuId, unitPrice: alvedon.unitPrice },
        { varuId: 'unknown', unitPrice: 100 },
      ],
    })
    .then({ type: 'ItemRepriced', data: { varuId: cream.varuId, from: 14_950, unitPrice: 9900 } });
});

test.each([-1, 0.5])('%p öre is no price', (unitPrice) => {
  given(guestCart, added(cream, 2))
    .when({ type: 'Reprice', prices: [{ varuId: cream.varuId, unitPrice }] })
    .thenRejected({ type: 'PriceInvalid', field: 'unitPrice', varuId: cream.varuId });
});
