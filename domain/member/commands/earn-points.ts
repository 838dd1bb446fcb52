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
import { sumEarned, windowStart } from '../points/points-window.js';
import { pointRule, pointsExpireOn, pointsFor } from '../points/point-rule.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

export interface EarnPoints {
  readonly type: 'EarnPoints';
  readonly orderId: Uuid;
  readonly lotId: Uuid;
  /** The sum that earns points, in öre with VAT: goods except prescription items, after discounts, without shipping. */
  readonly basis: Ore;
  readonly on: BusinessDate;
}

/** CLB-02: an order earns points once. CLB-03: the same decision may raise the level. */
export function earnPoints(command: EarnPoints, state: MemberState): Decision<MemberEvent, MemberRejection> {
  const { orderId, lotId, basis, on } = command;
  if (!Number.isSafeInteger(basis) || basis < 0) return reject({ type: 'PointsBasisInvalid', field: 'basis' });
  const points = pointsFor(basis, on);
  if (points === 0 || state.lots.some((lot) => lot.orderId === orderId || lot.lotId === lotId)) return unchanged;
  const earned: PointsEarned = {
    type: 'PointsEarned',
    data: {
      lotId,
      orderId,
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
