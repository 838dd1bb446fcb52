import type { BusinessDate, Ore } from '../../kernel/index.js';
import { ladderOn, type Ladder } from './ladder-rule.js';
import { periodOn, type HighCostPeriod } from './period.js';

export interface LadderPurchase {
  /** What the customer pays. */
  readonly fee: Ore;
  /** The period after the purchase. */
  readonly period: HighCostPeriod;
  readonly ruleVersion: string;
}

/**
 * RX-05: a purchase on the ladder. The fee follows from the sum after the purchase, so a price may cross steps, and
 * rounding never adds up. The fee is never more than the price: the limits may rise while a period runs.
 */
export function buyOnLadder(before: HighCostPeriod | null, price: Ore, day: BusinessDate): LadderPurchase {
  const period = periodOn(before, day);
  const ladder = ladderOn(period.startsOn, day);
  const accumulated = period.accumulated + price;
  const due = feeOfSum(accumulated, ladder);
  const fee = period.freeCardSince === null ? Math.min(Math.max(due - period.ownFee, 0), price) : 0;
  const freeCardSince = period.freeCardSince ?? (due >= ladder.cap ? day : null);
  return {
    fee,
    period: { ...period, accumulated, ownFee: period.ownFee + fee, freeCardSince },
    ruleVersion: ladder.ruleVersion,
  };
}

/** What a customer pays in all for an accumulated price, in whole öre. */
export function feeOfSum(sum: Ore, { steps, cap }: Ladder): Ore {
  let hundredths = 0;
  steps.forEach(({ from, percent }, at) => {
    const to = Math.min(sum, steps[at + 1]?.from ?? sum);
    if (to > from) hundredths += (to - from) * percent;
  });
  return Math.min(Math.round(hundredths / 100), cap);
}
