import {
  buyOnLadder,
  ladderOn,
  openPeriod,
  periodOn,
  type HighCostPeriod,
  type Ladder,
} from '../../high-cost-account/ladder/index.js';
import type { BusinessDate, Ore } from '../../kernel/index.js';
import type { DecidedPrice } from './decided-price.js';

/** What of a price fell on one step of the ladder. */
export interface StepTaken {
  readonly from: Ore;
  /** The share of this part that the customer pays. */
  readonly percent: number;
  readonly part: Ore;
}

export interface LadderWhy {
  /** True when this purchase began the period. */
  readonly begins: boolean;
  readonly startsOn: BusinessDate;
  readonly endsOn: BusinessDate;
  readonly sumBefore: Ore;
  readonly feeBefore: Ore;
  /** The day on which medicines became free, when that was before this purchase. */
  readonly freeCardSince: BusinessDate | null;
  readonly steps: readonly StepTaken[];
  readonly cap: Ore;
  readonly ruleVersion: string;
  /** The fee by the rule asked again. It differs from the decided one only when one of them is wrong. */
  readonly feeAgain: Ore;
}

export interface PriceWhy {
  readonly price: DecidedPrice;
  /** How it was paid. `fixed` and `free` follow from age and benefit class, which the event does not have. */
  readonly by: 'whole-price' | 'ladder' | 'fixed' | 'free';
  /** Null when nothing of it counts on the ladder. */
  readonly ladder: LadderWhy | null;
}

/**
 * RX-05: why the lines of one patient in one order have their prices, in the order in which they were decided. Each begins
 * where the one before left the ladder, as when they were priced.
 */
export function whyPrices(prices: readonly DecidedPrice[]): readonly PriceWhy[] {
  let period = prices[0]?.account?.period ?? null;
  return prices.map((price) => {
    if (price.onLadder === 0) return { price, by: payment(price), ladder: null };
    const ladder = ladderWhy(price, period);
    period = buyOnLadder(period, price.onLadder, price.day).period;
    return { price, by: 'ladder', ladder };
  });
}

function payment({ benefit, fee }: DecidedPrice): PriceWhy['by'] {
  if (benefit === 'U') return 'whole-price';
  return fee > 0 ? 'fixed' : 'free';
}

function ladderWhy({ day, onLadder }: DecidedPrice, known: HighCostPeriod | null): LadderWhy {
  const { startsOn, endsOn, accumulated, ownFee, freeCardSince } = periodOn(known, day);
  const ladder = ladderOn(startsOn, day);
  return {
    ...{ startsOn, endsOn, freeCardSince, cap: ladder.cap, ruleVersion: ladder.ruleVersion },
    begins: openPeriod(known, day) === null,
    sumBefore: accumulated,
    feeBefore: ownFee,
    steps: freeCardSince === null ? stepsTaken(ladder, accumulated, accumulated + onLadder) : [],
    feeAgain: buyOnLadder(known, onLadder, day).fee,
  };
}

function stepsTaken({ steps }: Ladder, before: Ore, after: Ore): readonly StepTaken[] {
  return steps.flatMap(({ from, percent }, at) => {
    const to = Math.min(after, steps[at + 1]?.from ?? after);
    const part = to - Math.max(before, from);
    return part > 0 ? [{ from, percent, part }] : [];
  });
}
