export { guestUntil, identifiedUntil, sessionRule, sessionUntil, type SessionTimes } from './session-rule.js';
export { tokenRotationRule } from './token-rotation-rule.js';
