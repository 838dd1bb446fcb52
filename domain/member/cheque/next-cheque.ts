import type { BusinessDate, Ore } from '../../kernel/index.js';
import { chequeAmount, chequeRule, pointsToConvert } from './cheque-rule.js';
import { convertedInYear } from './cheques.js';
import { balance } from '../explain.js';
import { rateOf } from '../level/level-table.js';
import type { MemberState } from '../state.js';

export interface NextCheque {
  /** The cheque that the month's end gives for the points of today. Null below the first threshold. */
  readonly earned: { readonly points: number; readonly amount: Ore } | null;
  /** What is left until the cheque is larger. Null when the year's cap allows no more. */
  readonly next: {
    readonly left: number;
    readonly collected: number;
    readonly of: number;
    readonly amount: Ore;
  } | null;
}

/** What the member's points are on the way to, at the level of today (CLB-05). */
export function nextCheque(state: MemberState, on: BusinessDate): NextCheque {
  const { pointsPerCheque: of } = chequeRule.on(on);
  const [points, converted, rate] = [balance(state), convertedInYear(state.cheques, on), rateOf(state.level, on)];
  const earned = pointsToConvert(points, converted, on);
  const reach = (Math.floor(points / of) + 1) * of;
  const isCapped = pointsToConvert(reach, converted, on) < reach;
  return {
    earned: earned === 0 ? null : { points: earned, amount: chequeAmount(earned, rate) },
    next: isCapped
      ? null
      : { left: reach - points + state.owed, collected: points % of, of, amount: chequeAmount(reach, rate) },
  };
}
