import { expect, test } from 'vitest';

import { FORGOTTEN, isForgotten, upcast, upcasters, type EventDefinition } from './event-definition.js';

interface PriceV1 {
  readonly kronor: number;
}
interface PriceV2 {
  readonly ore: number;
}
interface PriceV3 extends PriceV2 {
  readonly vatRate: number;
}

const toOre = ({ kronor }: PriceV1): PriceV2 => ({ ore: kronor * 100 });
const withVat = ({ ore }: PriceV2): PriceV3 => ({ ore, vatRate: 25 });
const definition: EventDefinition<PriceV3> = { version: 3, upcast: upcasters(toOre, withVat) };

test('old data are converted to the current version, one version at a time', () => {
  expect(upcast('Priced', definition, 1, { kronor: 49 })).toEqual({ ore: 4900, vatRate: 25 });
  expect(upcast('Priced', definition, 2, { ore: 4900 })).toEqual({ ore: 4900, vatRate: 25 });
  expect(upcast('Priced', definition, 3, { ore: 4900, vatRate: 6 })).toEqual({ ore: 4900, vatRate: 6 });
});

test('the error about a version without an upcaster names the version and the type', () => {
  expect(() => upcast('Priced', { version: 2 }, 1, {})).toThrow('Priced has no upcaster from version 1');
});

test('an event of a newer version is never read as an older one', () => {
  expect(() => upcast('Priced', definition, 4, { ore: 4900 })).toThrow(
    'Priced has version 4, this code knows no later one than 3',
  );
});

test('the compiler demands every step, and the current data at the end', () => {
  // @ts-expect-error version 2 needs an upcaster
  const missing: EventDefinition<PriceV2> = { version: 2 };
  // @ts-expect-error two steps lead to version 3, not 2
  const uncounted: EventDefinition<PriceV3> = { version: 2, upcast: upcasters(toOre, withVat) };
  // @ts-expect-error the last step returns PriceV2, not PriceV3
  const other: EventDefinition<PriceV3> = { version: 2, upcast: upcasters(toOre) };
  expect([missing, uncounted, other]).toHaveLength(3);
});

test('a forgotten value is recognised', () => {
  expect([isForgotten(FORGOTTEN), isForgotten('Astrid'), isForgotten(null)]).toEqual([true, false, false]);
});
