import { dated, yearOf, type BusinessDate, type Ore } from '../kernel/index.js';

export interface PointRule {
  /** Öre for one point. A smaller amount earns nothing. */
  readonly orePerPoint: Ore;
  /** How many calendar years after the year of earning the points are valid. */
  readonly yearsAfterEarning: number;
}

/** CLB-02 (a point per whole krona), CLB-06 (the year earned plus one). */
export const pointRule = dated<PointRule>('point-rule', [
  { from: '2020-01-01', value: { orePerPoint: 100, yearsAfterEarning: 1 } },
]);

export function pointsFor(basis: Ore, on: BusinessDate): number {
  return Math.max(0, Math.floor(basis / pointRule.on(on).orePerPoint));
}

/** The last day of the points, a 31 December. They expire at the midnight after it. */
export function pointsExpireOn(earnedOn: BusinessDate): BusinessDate {
  return `${yearOf(earnedOn) + pointRule.on(earnedOn).yearsAfterEarning}-12-31`;
}
