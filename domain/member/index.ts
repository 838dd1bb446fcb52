import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type MembershipCommand } from './decide.js';
import { membershipEvents, type MembershipEvent } from './events.js';
import { inspection, type MemberKind } from './inspect.js';
import { owner } from './owner.js';
import type { MembershipRejection } from './rejections.js';
import { evolve, initial, type MembershipState } from './state.js';

export const membership: Slice<MembershipCommand, MembershipState, MembershipEvent, MembershipRejection, 'member'> &
  Owned<MembershipEvent, 'customer'> &
  Inspectable<MembershipState, MembershipEvent, MemberKind> = {
  kind: 'member',
  events: membershipEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection,
};

export type { MembershipCommand } from './decide.js';
export type { MembershipRejection } from './rejections.js';
export type { MembershipState } from './state.js';
export type { Cheque } from './cheques.js';
export type { Lot } from './lots.js';
export * from './events.js';
export * from './explain.js';
export { inspection, type MemberKind } from './inspect.js';
export { inactiveSince, isInactive } from './inactivity.js';
export { isProtected, levelDecision, type LevelInputs } from './level-decision.js';
export { levelTable, rateOf, stepFor, windowStart, type LevelStep, type LevelTable } from './level-table.js';
export { pointRule, pointsExpireOn, pointsFor } from './point-rule.js';
export { chequeHoldRule } from './cheque-hold-rule.js';
export { chequeRule, chequeValidity, pointsToConvert } from './cheque-rule.js';
export { inactivityLimit, membershipRule, noticeEndsOn } from './membership-rule.js';
