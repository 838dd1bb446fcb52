export {
  INTEREST_KINDS,
  interestOf,
  interestRule,
  weightOf,
  type InterestKind,
  type InterestRule,
} from './interest-rule.js';
