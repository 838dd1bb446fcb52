import { dated, yearOf, type BusinessDate, type Ore } from '../../kernel/index.js';

export interface PointRule {
  /** The number of öre that earns one point. */
  readonly orePerPoint: Ore;
  /** Points are valid until the end of this many calendar years after the year of earning. */
  readonly yearsAfterEarning: number;
}

/** A purchase earns one point per whole krona (CLB-02). Points are valid through the next calendar year (CLB-06). */
export const pointRule = dated<PointRule>('point-rule', [
  { from: '2020-01-01', value: { orePerPoint: 100, yearsAfterEarning: 1 } },
]);

export function pointsFor(basis: Ore, on: BusinessDate): number {
  return Math.max(0, Math.floor(basis / pointRule.on(on).orePerPoint));
}

/** The last day on which the points are valid, always a 31 December. */
export function pointsExpireOn(earnedOn: BusinessDate): BusinessDate {
  return `${yearOf(earnedOn) + pointRule.on(earnedOn).yearsAfterEarning}-12-31`;
}
