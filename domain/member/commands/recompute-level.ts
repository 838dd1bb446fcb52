import { accept, reject, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { MemberEvent } from '../events.js';
import { levelDecision } from '../level/level-decision.js';
import { sumEarned, windowStart } from '../points/points-window.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

export interface RecomputeLevel {
  readonly type: 'RecomputeLevel';
  readonly on: BusinessDate;
}

/**
 * CLB-03: decides the level on a date. A date before the last decision is refused, because that decision had newer
 * data.
 */
export function recomputeLevel({ on }: RecomputeLevel, state: MemberState): Decision<MemberEvent, MemberRejection> {
  const decidedOn = state.levelChange?.decidedOn;
  if (decidedOn && decidedOn > on) return reject({ type: 'DecidedLater', field: 'on', decidedOn });
  const windowFrom = windowStart(on);
  const windowPoints = sumEarned(state.lots, windowFrom, on);
  const change = levelDecision({
    level: state.level,
    protectedUntil: state.protectedUntil,
    windowPoints,
    windowFrom,
    on,
  });
  return change ? accept({ type: 'LevelChanged', data: change }) : unchanged;
}
