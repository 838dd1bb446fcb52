import type { HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import { priceOf, type Buyer, type PrescriptionPrice, type PriceQuestion, type PriceRefused } from './price.js';

export interface PricedLines {
  readonly prices: readonly (PrescriptionPrice | PriceRefused)[];
  /** The period after all of them. */
  readonly period: HighCostPeriod | null;
}

/** RX-05: one person's lines, in the order in which they were added. Each begins where the one before left the ladder. */
export function priceLines(
  questions: readonly PriceQuestion[],
  buyer: Buyer,
  before: HighCostPeriod | null,
): PricedLines {
  let period = before;
  const prices = questions.map((question) => {
    const price = priceOf(question, buyer, period);
    if (price.kind !== 'no') period = price.period;
    return price;
  });
  return { prices, period };
}
