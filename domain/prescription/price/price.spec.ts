import { describe, expect, test } from 'vitest';

import type { HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import type { BenefitClass, PricedGood } from './index.js';
import { priceLines, priceOf, type PrescriptionPrice, type PriceQuestion } from './index.js';

const DAY = '2026-11-20';
const good = (
  varuId: string,
  kronor: number,
  benefitClass: BenefitClass = 'medicine',
  isAvailable = true,
): PricedGood => ({
  ...{ varuId, price: kronor * 100, benefitClass, isAvailable },
});
const gone = (varuId: string, kronor: number): PricedGood => good(varuId, kronor, 'medicine', false);
/** The prescribed A, the cheapest B, C between them, and D that is cheaper still but cannot be had. */
const GROUP = [good('A', 300), good('B', 200), good('C', 250), gone('D', 100)];
const ask = (given: Partial<PriceQuestion> = {}): PriceQuestion => ({
  ...{ goods: GROUP, prescribed: 'A', chosen: 'B', mayBeSubstituted: true, refusesExchange: false },
  ...{ packages: 1, benefit: 'R', ...given },
});
const at = (sum: number, paid: number, freeCardSince: string | null = null): HighCostPeriod => ({
  ...{ startsOn: '2026-02-01', endsOn: '2027-01-31', accumulated: sum * 100, ownFee: paid * 100, freeCardSince },
});
const [START, HALF_WAY, FREE] = [null, at(2_000, 2_000), at(7_117, 3_800, '2026-10-01')];
const alone = (benefitClass: BenefitClass, kronor: number): Partial<PriceQuestion> => ({
  ...{ goods: [good('A', kronor, benefitClass)], chosen: 'A' },
});

type Expected = readonly [
  kind: string,
  benefit: 'R' | 'U',
  onLadder: number,
  fee: number,
  difference: number,
  amount: number,
];
/** Counted by hand, in kronor. */
const rows: readonly (readonly [string, Partial<PriceQuestion>, number, HighCostPeriod | null, Expected])[] = [
  ['the cheapest', {}, 40, START, ['exchanged', 'R', 200, 200, 0, 200]],
  ['the cheapest with ejByte', { refusesExchange: true }, 40, START, ['exchanged', 'R', 200, 200, 0, 200]],
  ['the cheapest on the second step', {}, 40, HALF_WAY, ['exchanged', 'R', 200, 150, 0, 150]],
  ['the cheapest with a free card', {}, 40, FREE, ['exchanged', 'R', 200, 0, 0, 0]],
  ['three packages that cross a step', { packages: 3 }, 40, at(1_900, 1_900), ['exchanged', 'R', 600, 475, 0, 475]],
  [
    'a refused exchange',
    { chosen: 'A', refusesExchange: true },
    40,
    START,
    ['exchange-refused', 'R', 200, 200, 100, 300],
  ],
  [
    'a refused exchange of two packages on the second step',
    { chosen: 'A', refusesExchange: true, packages: 2 },
    40,
    HALF_WAY,
    ['exchange-refused', 'R', 400, 300, 200, 500],
  ],
  [
    'a refused exchange with a free card',
    { chosen: 'A', refusesExchange: true },
    40,
    FREE,
    ['exchange-refused', 'R', 200, 0, 100, 100],
  ],
  [
    'a refused exchange of a child',
    { chosen: 'A', refusesExchange: true },
    17,
    START,
    ['exchange-refused', 'R', 0, 0, 100, 100],
  ],
  ['another exchangeable product', { chosen: 'C' }, 40, FREE, ['other', 'U', 0, 0, 0, 250]],
  ['another exchangeable product of a child', { chosen: 'C' }, 10, START, ['other', 'U', 0, 0, 0, 250]],
  [
    'the prescribed one that may not be exchanged',
    { chosen: 'A', mayBeSubstituted: false },
    40,
    HALF_WAY,
    ['prescribed', 'R', 300, 225, 0, 225],
  ],
  [
    'the same with ejByte, which then means nothing',
    { chosen: 'A', mayBeSubstituted: false, refusesExchange: true },
    40,
    HALF_WAY,
    ['prescribed', 'R', 300, 225, 0, 225],
  ],
  [
    'the prescribed one when it is the cheapest',
    { prescribed: 'B', refusesExchange: true },
    40,
    START,
    ['prescribed', 'R', 200, 200, 0, 200],
  ],
  ['outside the benefit by its day', { benefit: 'U' }, 40, FREE, ['exchanged', 'U', 0, 0, 0, 200]],
  ['outside the benefit by its day, of a child', { benefit: 'U' }, 10, START, ['exchanged', 'U', 0, 0, 0, 200]],
  [
    'a refused exchange outside the benefit',
    { benefit: 'U', chosen: 'A', refusesExchange: true },
    40,
    START,
    ['exchange-refused', 'U', 0, 0, 0, 300],
  ],
  ['a medicine of a child', {}, 17, START, ['exchanged', 'R', 0, 0, 0, 0]],
  ['a medicine on the 18th birthday', {}, 18, START, ['exchanged', 'R', 200, 200, 0, 200]],
  ['a contraceptive at 20', alone('contraceptive', 150), 20, START, ['prescribed', 'R', 0, 0, 0, 0]],
  ['a contraceptive at 21', alone('contraceptive', 150), 21, START, ['prescribed', 'R', 150, 150, 0, 150]],
  ['insulin', alone('insulin', 700), 40, START, ['prescribed', 'R', 0, 0, 0, 0]],
  ['a consumable', alone('consumable', 320), 40, START, ['prescribed', 'R', 0, 0, 0, 0]],
  ['a stoma bag', alone('stoma', 800), 40, HALF_WAY, ['prescribed', 'R', 800, 600, 0, 600]],
  ['a stoma bag of a child', alone('stoma', 800), 5, START, ['prescribed', 'R', 0, 0, 0, 0]],
  ['food at 15', { ...alone('food', 900), packages: 2 }, 15, FREE, ['prescribed', 'R', 0, 120, 0, 120]],
  ['food at 15 that costs less than the fee', alone('food', 90), 15, START, ['prescribed', 'R', 0, 90, 0, 90]],
  ['food at 16', alone('food', 900), 16, FREE, ['prescribed', 'U', 0, 0, 0, 900]],
  ['a medicine outside the benefit', alone('none', 450), 40, FREE, ['prescribed', 'U', 0, 0, 0, 450]],
  [
    'an exchange into the benefit',
    { goods: [good('A', 300, 'none'), good('B', 200)] },
    40,
    HALF_WAY,
    ['exchanged', 'R', 200, 150, 0, 150],
  ],
  [
    'a refused exchange into the benefit',
    { goods: [good('A', 300, 'none'), good('B', 200)], chosen: 'A', refusesExchange: true },
    40,
    HALF_WAY,
    ['other', 'U', 0, 0, 0, 300],
  ],
  [
    'no exchange between two products outside the benefit',
    { goods: [good('A', 300, 'none'), good('B', 200, 'none')], chosen: 'A' },
    40,
    HALF_WAY,
    ['prescribed', 'U', 0, 0, 0, 300],
  ],
  [
    'one of two cheapest',
    { goods: [good('A', 300), good('B', 200), good('C', 200)], chosen: 'C' },
    40,
    START,
    ['exchanged', 'R', 200, 200, 0, 200],
  ],
  [
    'an exchange for a dearer one, because the prescribed one cannot be had',
    { goods: [gone('A', 150), good('B', 200), good('C', 250)] },
    40,
    HALF_WAY,
    ['exchanged', 'R', 200, 150, 0, 150],
  ],
  [
    'another one that is not the cheapest of those that can be had',
    { goods: [gone('A', 150), good('B', 200), good('C', 250)], chosen: 'C' },
    40,
    FREE,
    ['other', 'U', 0, 0, 0, 250],
  ],
];

describe('the price of a prescription, counted by hand (RX-05)', () => {
  test.each(rows)('%s', (_what, given, age, period, [kind, benefit, ...kronor]) => {
    const price = priceOf(ask(given), { age, day: DAY }, period) as PrescriptionPrice;
    const { onLadder, fee, difference, amount } = price;
    expect([price.kind, price.benefit]).toEqual([kind, benefit]);
    expect([onLadder, fee, difference, amount].map((ore) => ore / 100)).toEqual(kronor);
    expect((price.period?.accumulated ?? 0) - (period?.accumulated ?? 0)).toBe(onLadder);
  });

  test.each([
    ['the prescribed one where a cheaper one exists, without ejByte', { chosen: 'A' }, 'choose-exchange'],
    ['another one where no exchange is allowed', { mayBeSubstituted: false }, 'not-exchangeable'],
    ['a product without a price', { chosen: 'X' }, 'no-price'],
    ['a prescribed product without a price', { prescribed: 'X' }, 'no-price'],
    ['a product that cannot be had', { chosen: 'D' }, 'not-available'],
    ['the prescribed one that cannot be had', { prescribed: 'D', chosen: 'D' }, 'not-available'],
    ['the same with ejByte', { prescribed: 'D', chosen: 'D', refusesExchange: true }, 'not-available'],
    [
      'the prescribed one that cannot be had, and may not be exchanged',
      { prescribed: 'D', chosen: 'D', mayBeSubstituted: false },
      'not-available',
    ],
    [
      'an exchange that may not be made, whether it can be had or not',
      { chosen: 'D', mayBeSubstituted: false },
      'not-exchangeable',
    ],
  ] as const)('is refused for %s', (_what, given, refusal) => {
    expect(priceOf(ask(given), { age: 40, day: DAY }, null)).toEqual({ kind: 'no', refusal });
  });
});

test('each line begins where the one before left the ladder, and a refused line takes no step (RX-05)', () => {
  const lines = [ask({ packages: 2 }), ask({ chosen: 'A' }), ask({ chosen: 'C' }), ask({ packages: 4 })];
  const { prices, period } = priceLines(lines, { age: 40, day: DAY }, at(1_500, 1_500));
  expect(prices.map((price) => (price.kind === 'no' ? price.refusal : price.amount / 100))).toEqual([
    400,
    'choose-exchange',
    250,
    // 100 kr of 800 are below the first limit, and 75 % of the other 700 are paid.
    625,
  ]);
  expect(period).toEqual(at(2_700, 2_525));
});

test('the VAT is that of the class on the day, and the rules are named (LAW-08)', () => {
  const of = (benefitClass: BenefitClass, day: string) => {
    const { vatRate, ruleVersions } = priceOf(
      ask(alone(benefitClass, 10)),
      { age: 40, day },
      null,
    ) as PrescriptionPrice;
    return [vatRate, ...ruleVersions];
  };
  const [classes, ladder] = ['benefit-class@2024-01-01', 'high-cost-ladder@2025-07-01'];
  expect(of('medicine', DAY)).toEqual([0, classes, ladder]);
  expect(of('stoma', DAY)).toEqual([25, classes, ladder]);
  expect([of('food', DAY), of('food', '2026-03-31'), of('none', DAY)]).toEqual([
    [6, classes],
    [12, classes],
    [0, classes],
  ]);
});
