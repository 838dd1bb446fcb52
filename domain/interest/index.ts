export { interestOf, interestRule, weightOf, type InterestRule } from './interest-rule.js';
export { INTEREST_KINDS, type InterestKind } from './kinds.js';
