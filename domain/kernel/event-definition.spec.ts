import { expect, test } from '@jest/globals';

import { FORGOTTEN, isForgotten, upcast, type EventDefinition } from './event-definition.js';

interface PriceV1 {
  readonly kronor: number;
}
interface PriceV2 {
  readonly ore: number;
}
interface PriceV3 extends PriceV2 {
  readonly vatRate: number;
}

const definition: EventDefinition<never> = {
  version: 3,
  upcast: {
    1: ({ kronor }: PriceV1): PriceV2 => ({ ore: kronor * 100 }),
    2: ({ ore }: PriceV2): PriceV3 => ({ ore, vatRate: 25 }),
  },
};

test('old data are brought up to today, one version at a time', () => {
  expect(upcast(definition, 1, { kronor: 49 })).toEqual({ ore: 4900, vatRate: 25 });
  expect(upcast(definition, 2, { ore: 4900 })).toEqual({ ore: 4900, vatRate: 25 });
  expect(upcast(definition, 3, { ore: 4900, vatRate: 6 })).toEqual({ ore: 4900, vatRate: 6 });
});

test('a version without a way up is a mistake of ours', () => {
  expect(() => upcast({ version: 2 }, 1, {})).toThrow(TypeError);
});

test('a forgotten value is recognised', () => {
  expect([isForgotten(FORGOTTEN), isForgotten('Astrid'), isForgotten(null)]).toEqual([true, false, false]);
});
