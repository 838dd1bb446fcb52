import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type MemberCommand } from './decide.js';
import { memberEvents, type MemberEvent } from './events.js';
import { inspection, type MemberKind } from './inspect.js';
import { owner } from './owner.js';
import type { MemberRejection } from './rejections.js';
import { evolve, initial, type MemberState } from './state.js';

export const membership: Slice<MemberCommand, MemberState, MemberEvent, MemberRejection, 'member'> &
  Owned<MemberEvent, 'customer'> &
  Inspectable<MemberState, MemberEvent, MemberKind> = {
  kind: 'member',
  events: memberEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection,
};

export type { MemberCommand } from './decide.js';
export type { MemberRejection } from './rejections.js';
export type { MemberState } from './state.js';
export type { Cheque } from './cheque/cheques.js';
export type { Lot } from './points/lots.js';
export * from './events.js';
export * from './explain.js';
export { inspection, type MemberKind } from './inspect.js';
export { inactiveSince, isInactive } from './inactivity.js';
export { isProtected, levelDecision, type LevelInputs } from './level/level-decision.js';
export { levelTable, rateOf, stepFor, type LevelStep, type LevelTable } from './level/level-table.js';
export { windowStart } from './points/points-window.js';
export { pointRule, pointsExpireOn, pointsFor } from './points/point-rule.js';
export { chequeHoldRule } from './cheque/cheque-hold-rule.js';
export { chequeRule, chequeValidity, pointsToConvert } from './cheque/cheque-rule.js';
export { nextCheque, type NextCheque } from './cheque/next-cheque.js';
export { inactivityLimit, memberRule, noticeEndsOn } from './member-rule.js';
