import { describe, expect, test } from 'vitest';

import type { LineFlag } from '../catalogue/index.js';
import { atStockholm } from '../kernel/index.js';
import {
  deliveryRule,
  freeShipping,
  offerDelivery,
  parcelsOf,
  promiseOf,
  type DeliveryOptionId,
  type DeliveryRequest,
} from './index.js';
import { obstacleOf } from './offer.js';

const cream = { type: 'Ha', flags: [], weightGrams: 90, quantity: 1 } as const;
const insulin = { ...cream, flags: ['StoredCold'], weightGrams: 40 } as const;
const spray = { ...cream, flags: ['AgeLimited', 'Nicotine'], weightGrams: 50 } as const;
const monday = '2026-05-04';
const PICKUPS = ['postal', 'agent', 'locker', 'pharmacy'];

function offer(change: Partial<DeliveryRequest>) {
  return offerDelivery({
    postalCode: '118 20',
    lines: [cream],
    exHaItemTotal: 10_000,
    at: atStockholm(monday, '10:00'),
    ...change,
  });
}
const ids = (change: Partial<DeliveryRequest>) => offer(change).map(({ optionId }) => optionId);
const of = (wanted: DeliveryOptionId, change: Partial<DeliveryRequest>) =>
  offer(change).find(({ optionId }) => optionId === wanted);
const daysOf = (wanted: DeliveryOptionId, change: Partial<DeliveryRequest>) => {
  const { earliest, latest } = of(wanted, change) ?? {};
  return [earliest, latest];
};

describe('the place decides', () => {
  test('a parcel arrives the same evening in Stockholm, and at the door the next day in Umeå', () => {
    expect(ids({})).toEqual([...PICKUPS, 'early-bird', 'evening-home']);
    expect(ids({ postalCode: '90325' })).toEqual([...PICKUPS, 'early-bird', 'norrland-home']);
  });

  test.each([
    ['79999', false],
    ['80000', true],
    ['98999', true],
    ['99000', false],
  ])('the carrier of Norrland at %s: %s', (postalCode, delivers) => {
    expect(ids({ postalCode }).includes('norrland-home')).toBe(delivers);
  });

  test('Gotland has no Early Bird, and a village no evening delivery', () => {
    expect(ids({ postalCode: '62156' })).toEqual(PICKUPS);
    expect(ids({ postalCode: '54231' })).toEqual([...PICKUPS, 'early-bird']);
    expect(ids({ postalCode: '54130' })).toContain('evening-home');
  });
});

describe('the goods decide', () => {
  test('cold goods are delivered chilled, and not at all where chilled delivery is not offered', () => {
    expect(ids({ lines: [insulin] })).toEqual(['chilled-home']);
    expect(ids({ lines: [insulin], postalCode: '98130' })).toEqual([]);
  });

  test('chilled goods take two to three weekdays near a terminal, else four to five', () => {
    expect(daysOf('chilled-home', { lines: [insulin] })).toEqual(['2026-05-06', '2026-05-07']);
    expect(daysOf('chilled-home', { lines: [insulin], postalCode: '39231' })).toEqual(['2026-05-08', '2026-05-11']);
  });

  test('age-limited goods are not left at a door in the morning', () => {
    expect(ids({ lines: [spray] })).toEqual([...PICKUPS, 'evening-home']);
  });

  test.each([
    ['II', ['postal', 'agent', 'pharmacy', 'evening-home']],
    [null, ['postal', 'agent', 'locker', 'pharmacy', 'evening-home']],
  ])('prescription goods of narcotics list %s are offered with %j', (list, options) => {
    const flags: readonly LineFlag[] = list === null ? [] : ['Narcotic'];
    const line = { ...cream, type: 'Rx', flags } as const;
    expect(ids({ lines: [line] })).toEqual(options);
    expect(ids({ lines: [line, cream] })).toEqual(options);
  });

  test('an option takes other prescription goods only where its configuration says so', () => {
    const [option] = deliveryRule.on(monday).options.filter(({ optionId }) => optionId === 'early-bird');
    const parcels = parcelsOf([{ ...cream, type: 'Rx' } as const, cream]);
    const obstacle = (takesPrescriptions: boolean) =>
      option && obstacleOf({ ...option, takesPrescriptions }, parcels, '11820');
    expect([obstacle(true), obstacle(false)]).toEqual([null, 'goods']);
  });

  test('cold narcotics beside others leave the choice for the others as it is', () => {
    const cold = { ...cream, type: 'Rx', flags: ['StoredCold', 'Narcotic'] } as const;
    expect(ids({ lines: [cold] })).toEqual(['chilled-home']);
    expect(ids({ lines: [cold, cream] })).toContain('locker');
  });

  test('a parcel of 20.000 kg is carried by all, one of 20.001 kg only home or to the property boundary', () => {
    const heavy = (weightGrams: number) => ids({ lines: [{ ...cream, weightGrams }], postalCode: '39231' });
    expect(heavy(20_000)).toEqual([...PICKUPS, 'early-bird']);
    expect(heavy(20_001)).toEqual(['property-boundary']);
    expect(ids({ lines: [{ ...cream, weightGrams: 10_001, quantity: 2 }] })).toEqual([
      'evening-home',
      'property-boundary',
    ]);
  });
});

test.each([
  ['evening-home', [{ ...cream, weightGrams: 20_000 }], '11820', false],
  ['evening-home', [{ ...cream, weightGrams: 20_001 }], '11820', true],
  ['norrland-home', [{ ...cream, weightGrams: 20_001 }], '90325', true],
  ['property-boundary', [{ ...cream, weightGrams: 20_001 }], '39231', true],
  ['chilled-home', [{ ...insulin, weightGrams: 10_001, quantity: 2 }], '11820', true],
  ['postal', [{ ...cream, weightGrams: 20_000 }], '11820', false],
] as const)('%s of %j to %s goes to the property boundary: %s', (optionId, lines, postalCode, toBoundary) => {
  const offered = of(optionId, { lines, postalCode });
  expect([offered?.toBoundary, offered?.parcels[0]?.toBoundary]).toEqual([toBoundary, toBoundary]);
});

test('heavy goods beside cold ones go to the property boundary, and the cold ones to the door', () => {
  const [first] = offer({ lines: [{ ...cream, weightGrams: 20_001 }, insulin], postalCode: '39231' });
  expect(first?.parcels.map(({ kind, toBoundary }) => [kind, toBoundary])).toEqual([
    ['ambient', true],
    ['chilled', false],
  ]);
});

test('a parcel box needs a log-in, and no other option that is sent', () => {
  const asked = [...offer({}), ...offer({ lines: [insulin] }), ...offer({ postalCode: '90325' })];
  expect(new Set(asked.filter((one) => one.requiresIdentification).map(({ optionId }) => optionId))).toEqual(
    new Set(['locker']),
  );
});

describe('the minute decides', () => {
  test.each([
    ['evening-home', '15:59', [monday, monday]],
    ['evening-home', '16:00', ['2026-05-05', '2026-05-05']],
    ['postal', '14:59', ['2026-05-05', '2026-05-06']],
    ['postal', '15:00', ['2026-05-06', '2026-05-07']],
  ] as const)('%s, ordered at %s', (optionId, time, days) => {
    expect(daysOf(optionId, { at: atStockholm(monday, time) })).toEqual(days);
  });

  test.each([
    ['the day before Ascension Day', '2026-05-13', '18:00', '2026-05-15'],
    ['the Saturday before summer time', '2026-03-28', '12:00', '2026-03-30'],
    ['the night when summer time begins', '2026-03-29', '03:30', '2026-03-30'],
    ['the night when summer time ends', '2026-10-25', '02:30', '2026-10-26'],
    ['Maundy Thursday after the cutoff', '2026-04-02', '16:00', '2026-04-07'],
    ['the eve of Christmas Eve after the cutoff', '2026-12-23', '16:00', '2026-12-28'],
  ])('an order on %s comes on the next evening with deliveries', (_when, date, time, evening) => {
    expect(daysOf('evening-home', { at: atStockholm(date, time) })).toEqual([evening, evening]);
  });

  test('the cutoff is Stockholm time in winter and in summer', () => {
    expect(daysOf('postal', { at: '2026-01-12T13:59:59.999Z' })).toEqual(['2026-01-13', '2026-01-14']);
    expect(daysOf('postal', { at: '2026-01-12T14:00:00.000Z' })).toEqual(['2026-01-14', '2026-01-15']);
    expect(daysOf('postal', { at: '2026-07-13T12:59:59.999Z' })).toEqual(['2026-07-14', '2026-07-15']);
    expect(daysOf('postal', { at: '2026-07-13T13:00:00.000Z' })).toEqual(['2026-07-15', '2026-07-16']);
  });
});

test('a parcel waits 7 days at the post, 14 at an agent or a pharmacy, and 3 in a locker', () => {
  expect(offer({}).map(({ optionId, holdDays }) => [optionId, holdDays])).toEqual([
    ['postal', 7],
    ['agent', 14],
    ['locker', 3],
    ['pharmacy', 14],
    ['early-bird', null],
    ['evening-home', null],
  ]);
});

test('an offered option has its price, days and rule', () => {
  expect(offer({})[0]).toEqual({
    optionId: 'postal',
    price: 3900,
    requiresIdentification: false,
    toBoundary: false,
    earliest: '2026-05-05',
    latest: '2026-05-06',
    handover: null,
    holdDays: 7,
    parcels: [
      {
        ...{ kind: 'ambient', optionId: 'postal', earliest: '2026-05-05', latest: '2026-05-06' },
        ...{ handover: null, holdDays: 7, toBoundary: false },
      },
    ],
    ruleVersion: 'delivery@2000-01-01',
  });
});

test('from the limit on a parcel to collect is free, but not one that comes home', () => {
  const told = { possible: true, limit: 29_900 };
  expect(freeShipping(29_800, [cream], monday)).toEqual({ ...told, left: 100, reached: false });
  expect(freeShipping(29_900, [cream], monday)).toEqual({ ...told, left: 0, reached: true });
  const free = offer({ exHaItemTotal: 29_900 }).filter(({ price }) => price === 0);
  expect(free.map(({ optionId }) => optionId)).toEqual(PICKUPS);
  expect(offer({ exHaItemTotal: 29_900, lines: [insulin] }).map(({ price }) => price)).toEqual([9900]);
});

test.each([
  ['cold goods', [insulin], false],
  ['cold goods beside others', [cream, insulin], false],
  ['a parcel of 20.001 kg', [{ ...cream, weightGrams: 20_001 }], false],
  ['a parcel of 20.000 kg', [{ ...cream, weightGrams: 20_000 }], true],
  ['an empty cart', [], true],
] as const)('free delivery is promised for %s: %s', (_what, lines, possible) => {
  expect(freeShipping(29_900, lines, monday).possible).toBe(possible);
  const free = offer({ exHaItemTotal: 29_900, lines }).some(({ price }) => price === 0);
  if (lines.length > 0) expect(free).toBe(possible);
});

test('an order without a known postcode is late only after the slowest promise of its option', () => {
  expect(promiseOf('chilled-home', atStockholm(monday, '10:00'))).toMatchObject({ latest: '2026-05-11' });
  expect(promiseOf('bicycle', atStockholm(monday, '10:00'))).toBeNull();
});
