import { accept, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { MemberEvent } from '../events.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

export interface ExpirePoints {
  readonly type: 'ExpirePoints';
  /**
   * Points whose last day is before this date expire. Points that are valid through 31 December expire in the run of 1
   * January (CLB-06). The cheques of December are issued before.
   */
  readonly on: BusinessDate;
}

export function expirePoints({ on }: ExpirePoints, state: MemberState): Decision<MemberEvent, MemberRejection> {
  const lots = state.lots
    .filter(({ expiresOn, remaining }) => remaining > 0 && expiresOn < on)
    .map(({ lotId, remaining }) => ({ lotId, points: remaining }));
  if (lots.length === 0) return unchanged;
  const points = lots.reduce((sum, lot) => sum + lot.points, 0);
  return accept({ type: 'PointsExpired', data: { lots, points, expiredOn: on } });
}
