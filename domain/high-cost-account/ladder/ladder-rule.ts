import { dated, type BusinessDate, type Dated, type Ore } from '../../kernel/index.js';

/** Above an accumulated price, the share of each further krona that the customer pays. */
export interface LadderStep {
  readonly from: Ore;
  readonly percent: number;
}

export interface Ladder {
  /** From the lowest to the highest. The last one is the free card, with 0 percent. */
  readonly steps: readonly LadderStep[];
  /** The most that a customer pays in a period. */
  readonly cap: Ore;
}

/** @param limits in kronor: where each step ends. Above the last one medicines are free */
function ladder(percents: readonly number[], limits: readonly number[], cap: number): Ladder {
  const begins = [0, ...limits];
  const steps = [...percents, 0].map((percent, at) => ({ from: (begins[at] ?? 0) * 100, percent }));
  return { steps, cap: cap * 100 };
}

/** Of periods that begin before 1 July 2025. The limits of the day of purchase apply. */
const beforeJuly2025 = dated('high-cost-ladder-before-july-2025', [
  { from: '2024-01-01', value: ladder([100, 50, 25, 10], [1_425, 2_720, 5_054, 6_994], 2_850) },
  { from: '2025-01-01', value: ladder([100, 50, 25, 10], [1_450, 2_768, 5_142, 7_117], 2_900) },
  { from: '2026-01-01', value: ladder([100, 50, 25, 10], [1_475, 2_816, 5_232, 7_237], 2_950) },
]);

/**
 * The limits 3 634 and 5 142 are estimated from the published sums (docs/decisions/0155-what-is-known-of-the-ladder.md).
 * Verify them at tlv.se before real use.
 */
const sinceJuly2025 = dated('high-cost-ladder', [
  { from: '2025-07-01', value: ladder([100, 75, 25, 10], [2_000, 3_634, 5_142, 7_117], 3_800) },
]);

/** RX-05, RX-07: the ladders by the day on which a period begins. Periods of both rules run side by side for a year. */
const ladders = dated<{ readonly byPurchase: Dated<Ladder> }>('high-cost-period', [
  { from: '2024-01-01', value: { byPurchase: beforeJuly2025 } },
  { from: '2025-07-01', value: { byPurchase: sinceJuly2025 } },
]);

export const PERIOD_MONTHS = 12;
/** No rule is kept of periods before this day. */
export const FIRST_PERIOD: BusinessDate = '2024-01-01';

/** The ladder of a purchase on a day, in a period that began on `startsOn`. */
export function ladderOn(startsOn: BusinessDate, day: BusinessDate): Ladder & { readonly ruleVersion: string } {
  return ladders.on(startsOn).byPurchase.on(day);
}
