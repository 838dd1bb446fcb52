import {
  accept,
  reject,
  unchanged,
  type BusinessDate,
  type Decision,
  type Ore,
  type Uuid,
} from '../../kernel/index.js';
import type { LevelChanged, MemberEvent, PointsEarned } from '../events.js';
import { withOwedSetOff } from '../lapse.js';
import { levelDecision } from '../level/level-decision.js';
import { lotOf } from '../points/lots.js';
import { sumEarned, windowStart } from '../points/points-window.js';
import { pointRule, pointsExpireOn, pointsFor } from '../points/point-rule.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

export interface EarnPoints {
  readonly type: 'EarnPoints';
  readonly orderId: Uuid;
  /** The parcel that was sent. Null for a dispatch of version 1, which names none. */
  readonly parcelId: string | null;
  readonly lotId: Uuid;
  /** The sum that earns points, in öre with VAT: goods except prescription items, after discounts, without shipping. */
  readonly basis: Ore;
  readonly on: BusinessDate;
}

/** CLB-02: each parcel of an order earns points once. CLB-03: the same decision may raise the level. */
export function earnPoints(command: EarnPoints, state: MemberState): Decision<MemberEvent, MemberRejection> {
  const { orderId, parcelId, lotId, basis, on } = command;
  if (!Number.isSafeInteger(basis) || basis < 0) return reject({ type: 'PointsBasisInvalid', field: 'basis' });
  if (state.lots.some((lot) => lot.lotId === lotId) || lotOf(state.lots, orderId, parcelId)) return unchanged;
  const points = pointsOf(command, state);
  if (points === 0) return unchanged;
  const earned: PointsEarned = {
    type: 'PointsEarned',
    data: {
      lotId,
      orderId,
      parcelId,
      points,
      basis,
      earnedOn: on,
      expiresOn: pointsExpireOn(on),
      ruleVersion: pointRule.on(on).ruleVersion,
    },
  };
  const upgrade = upgradeWith(points, on, state);
  return accept<MemberEvent>(...withOwedSetOff(state, [earned], on), ...(upgrade ? [upgrade] : []));
}

/** The points are those of the whole order so far, so that a split order earns no less than a whole one. */
function pointsOf({ orderId, basis, on }: EarnPoints, { lots }: MemberState): number {
  const before = lots.filter((lot) => lot.orderId === orderId);
  const total = before.reduce((sum, lot) => sum + lot.basis, basis);
  return Math.max(0, pointsFor(total, on) - before.reduce((sum, lot) => sum + lot.points, 0));
}

/**
 * Returns the rise of the level, or null. A dispatch that is reported late is judged on the day of the last decision.
 */
function upgradeWith(points: number, on: BusinessDate, state: MemberState): LevelChanged | null {
  const asOf = state.levelChange && state.levelChange.decidedOn > on ? state.levelChange.decidedOn : on;
  const windowFrom = windowStart(asOf);
  const windowPoints = sumEarned(state.lots, windowFrom, asOf) + (on >= windowFrom ? points : 0);
  const { level, protectedUntil } = state;
  const change = levelDecision({ level, protectedUntil, windowPoints, windowFrom, on: asOf });
  // A purchase never lowers a level. Only the daily check does.
  return change?.direction === 'up' ? { type: 'LevelChanged', data: change } : null;
}
