import type { BusinessDate, Ore } from '../../kernel/index.js';
import { ladderOn, type LadderStep } from './ladder-rule.js';
import { openPeriod, periodOn, type HighCostPeriod } from './period.js';

/** RX-07: where a person is on the ladder on a day. */
export interface LadderStanding {
  /** Null when no period runs: the next purchase begins one. */
  readonly period: HighCostPeriod | null;
  readonly steps: readonly LadderStep[];
  readonly cap: Ore;
  /** The place in `steps` of the step that the next krona falls on. */
  readonly step: number;
  /** The share of the next krona that the customer pays. */
  readonly percent: number;
  /** What must still be bought before the next step. Null on the last one. */
  readonly toNextStep: Ore | null;
  /** What the customer still pays before medicines are free. */
  readonly toFreeCard: Ore;
  readonly ruleVersion: string;
}

export function standingOnLadder(known: HighCostPeriod | null, day: BusinessDate): LadderStanding {
  const { startsOn, accumulated, ownFee, freeCardSince } = periodOn(known, day);
  const { steps, cap, ruleVersion } = ladderOn(startsOn, day);
  const isFree = freeCardSince !== null;
  const step = isFree ? steps.length - 1 : steps.findLastIndex(({ from }) => from <= accumulated);
  const next = steps[step + 1];
  return {
    period: openPeriod(known, day),
    ...{ steps, cap, step, ruleVersion },
    percent: steps[step]?.percent ?? 0,
    toNextStep: next ? next.from - accumulated : null,
    toFreeCard: isFree ? 0 : Math.max(cap - ownFee, 0),
  };
}
