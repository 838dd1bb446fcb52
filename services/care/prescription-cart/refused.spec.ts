import { expect, test } from 'vitest';

import { leftText } from './refused.js';

test.each([
  [{ kind: 'gone' }, 'Receptet finns inte bland dina recept.'],
  [{ kind: 'not-allowed' }, 'Du får inte längre beställa för personen.'],
  [{ kind: 'not-collectable', refusal: { reason: 'nothing-left' } }, 'Det finns inga uttag kvar.'],
  [
    { kind: 'not-sold', refusal: 'choose-exchange' },
    'Det finns ett billigare läkemedel med samma effekt. Välj om du vill byta eller behålla det förskrivna.',
  ],
  [{ kind: 'not-sold', refusal: 'no-price' }, 'Priset på läkemedlet kan inte visas just nu. Försök igen senare.'],
  [
    { kind: 'not-sold', refusal: 'not-available' },
    'Läkemedlet går inte att få just nu. Ring oss eller besök ett apotek, så hjälper vi dig.',
  ],
] as const)('a row that left the cart tells why: %j (RX-14)', (decision, why) => {
  expect(leftText(decision, '2026-03-01')).toBe(`En receptvara togs ur varukorgen. ${why}`);
});
