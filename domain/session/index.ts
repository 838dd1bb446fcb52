export {
  guestUntil,
  identifiedUntil,
  sessionRule,
  sessionUntil,
  tokenRotationRule,
  type SessionTimes,
} from './session-rule.js';
