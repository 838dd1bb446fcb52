import { describe, expect, test } from 'vitest';

import { buyOnLadder } from './fee.js';
import { standingOnLadder } from './standing.js';
import type { HighCostPeriod } from './period.js';

const ore = (kronor: number): number => Math.round(kronor * 100);
const period = (startsOn: string, endsOn: string, sum: number, paid: number): HighCostPeriod => ({
  ...{ startsOn, endsOn, accumulated: ore(sum), ownFee: ore(paid), freeCardSince: null },
});
const NEW = ['2025-07-10', '2026-07-09'] as const;
const OLD = ['2025-01-10', '2026-01-09'] as const;

/** Counted by hand. Kronor: the sum before, what was paid before, the price, and the fee of this purchase. */
type Row = readonly [sum: number, paid: number, price: number, fee: number];

/** 100 % up to 2 000, 75 % up to 3 634 (3 225.50 paid), 25 % up to 5 142 (3 602.50), 10 % up to 7 117 (3 800). */
const since2025: readonly Row[] = [
  [0, 0, 100, 100],
  [0, 0, 2_000, 2_000],
  [0, 0, 2_000.01, 2_000.01],
  [0, 0, 2_000.02, 2_000.02],
  [0, 0, 2_000.04, 2_000.03],
  [0, 0, 3_634, 3_225.5],
  [0, 0, 5_142, 3_602.5],
  [0, 0, 7_116.9, 3_799.99],
  [0, 0, 7_117, 3_800],
  [0, 0, 10_000, 3_800],
  [1_900, 1_900, 100, 100],
  [1_900, 1_900, 200, 175],
  [1_999.99, 1_999.99, 0.01, 0.01],
  [2_000, 2_000, 100, 75],
  [2_000, 2_000, 1_634, 1_225.5],
  [2_000, 2_000, 1_734, 1_250.5],
  [3_000, 2_750, 1_000, 567],
  [3_634, 3_225.5, 100, 25],
  [3_634, 3_225.5, 1_508, 377],
  [3_634, 3_225.5, 1_608, 387],
  [5_000, 3_567, 200, 41.3],
  [5_142, 3_602.5, 100, 10],
  [5_142, 3_602.5, 1_975, 197.5],
  [5_142, 3_602.5, 3_000, 197.5],
  [7_000, 3_788.3, 500, 11.7],
  [1_500, 1_500, 5_000, 2_238.3],
  [1_950, 1_950, 2_000, 1_354.5],
  [1_850.5, 1_850.5, 349.75, 299.69],
  [2_200.25, 2_150.19, 99.9, 74.92],
  [2_000, 2_100, 100, 0],
  [100, 50, 100, 100],
];

/** 2025: 100 % up to 1 450, 50 % up to 2 768 (2 109 paid), 25 % up to 5 142 (2 702.50), 10 % up to 7 117 (2 900). */
const before2025: readonly Row[] = [
  [0, 0, 1_450, 1_450],
  [0, 0, 1_451, 1_450.5],
  [0, 0, 2_768, 2_109],
  [0, 0, 5_142, 2_702.5],
  [0, 0, 7_117, 2_900],
  [1_400, 1_400, 100, 75],
  [1_450, 1_450, 200, 100],
  [2_700, 2_075, 100, 42],
  [5_142, 2_702.5, 500, 50],
  [7_000, 2_888.3, 1_000, 11.7],
];

/** 2026: 100 % up to 1 475, 50 % up to 2 816 (2 145.50 paid), 25 % up to 5 232 (2 749.50), 10 % up to 7 237 (2 950). */
const before2025In2026: readonly Row[] = [
  [0, 0, 1_475, 1_475],
  [0, 0, 2_816, 2_145.5],
  [0, 0, 5_232, 2_749.5],
  [0, 0, 7_237, 2_950],
  [1_450, 1_450, 100, 62.5],
  [2_768, 2_109, 100, 49.5],
  [5_142, 2_702.5, 100, 48],
  // The limits rose by more than this purchase costs.
  [7_000, 2_888.3, 10, 10],
];

const in2024: readonly Row[] = [
  [0, 0, 1_425, 1_425],
  [0, 0, 2_720, 2_072.5],
  [0, 0, 5_054, 2_656],
  [0, 0, 6_994, 2_850],
];

describe('the fee of a purchase, counted by hand (RX-05)', () => {
  test.each([
    ['of a period since July 2025', NEW, '2026-03-02', since2025],
    ['of a period before July 2025, bought in 2025', OLD, '2025-08-20', before2025],
    ['of a period before July 2025, bought in 2026', OLD, '2026-01-09', before2025In2026],
    ['of a period of 2024', ['2024-02-01', '2025-01-31'], '2024-10-01', in2024],
  ] as const)('%s', (_what, [startsOn, endsOn], day, rows) => {
    const fees = rows.map(([sum, paid, price]) => buyOnLadder(period(startsOn, endsOn, sum, paid), ore(price), day));
    expect(fees.map(({ fee }) => fee / 100)).toEqual(rows.map(([, , , fee]) => fee));
    expect(fees.map(({ period: { accumulated } }) => accumulated / 100)).toEqual(
      rows.map(([sum, , price]) => ore(sum + price) / 100),
    );
  });

  test('follows the day on which the period began, not the day of purchase', () => {
    const fee = (startsOn: string, endsOn: string) =>
      buyOnLadder(period(startsOn, endsOn, 1_450, 1_450), ore(200), '2025-08-01').fee;
    expect([fee('2025-06-30', '2026-06-29'), fee('2025-07-01', '2026-06-30')]).toEqual([ore(100), ore(200)]);
    expect(buyOnLadder(period('2024-07-01', '2025-06-30', 1_425, 1_425), ore(100), '2025-02-01').fee).toBe(ore(62.5));
  });
});

describe('a free card', () => {
  const reached = buyOnLadder(period(...OLD, 7_000, 2_888.3), ore(200), '2025-11-20').period;

  test('begins on the day when the cap is reached', () => {
    expect(reached).toMatchObject({ ownFee: ore(2_900), freeCardSince: '2025-11-20' });
    expect(standingOnLadder(reached, '2025-11-21')).toMatchObject({ step: 4, percent: 0, toFreeCard: 0 });
  });

  test('is kept when the limits of the next year are higher', () => {
    expect(buyOnLadder(reached, ore(500), '2026-01-05').fee).toBe(0);
    expect(standingOnLadder(reached, '2026-01-05')).toMatchObject({ percent: 0, toNextStep: null, toFreeCard: 0 });
  });
});

describe('a period', () => {
  const last = { ...period(...NEW, 7_117, 3_800), freeCardSince: '2026-06-01' };

  test('lasts twelve months, and the first purchase after it begins the next one', () => {
    expect(buyOnLadder(last, ore(300), '2026-07-09').fee).toBe(0);
    expect(buyOnLadder(last, ore(300), '2026-07-10')).toEqual({
      fee: ore(300),
      period: period('2026-07-10', '2027-07-09', 300, 300),
      ruleVersion: 'high-cost-ladder@2025-07-01',
    });
    expect(buyOnLadder(period('2025-06-30', '2026-06-29', 0, 0), ore(1_600), '2026-06-30').fee).toBe(ore(1_600));
  });

  test('that has not begun shows the first step and no period', () => {
    const none = { period: null, step: 0, percent: 100, toNextStep: ore(2_000), toFreeCard: ore(3_800) };
    expect(standingOnLadder(null, '2026-07-10')).toMatchObject(none);
    expect(standingOnLadder(last, '2026-07-10')).toMatchObject(none);
  });

  test('shows the step of the next krona', () => {
    const on = (sum: number, paid: number) => standingOnLadder(period(...NEW, sum, paid), '2026-03-02');
    expect(on(1_999, 1_999)).toMatchObject({ step: 0, percent: 100, toNextStep: ore(1), toFreeCard: ore(1_801) });
    expect(on(2_000, 2_000)).toMatchObject({ step: 1, percent: 75, toNextStep: ore(1_634), toFreeCard: ore(1_800) });
    expect(on(5_200, 3_608.3)).toMatchObject({ step: 3, percent: 10, toNextStep: ore(1_917), toFreeCard: ore(191.7) });
  });
});
