import { addDays, addMonths, type BusinessDate, type PersonNumber } from '../../kernel/index.js';
import { lastDayOfGuardian } from '../../prescription/rules/index.js';
import { warrantRule } from './warrant-rule.js';

/**
 * The terms of a warrant that is registered on a day: the last day to accept, and its last day. For a child it ends when
 * guardians may not act any more.
 */
export function termsFrom(day: BusinessDate, child: PersonNumber | null) {
  const { acceptDays, validMonths } = warrantRule.on(day);
  const longest = addDays(addMonths(day, validMonths), -1);
  const ofChild = child ? lastDayOfGuardian(child, day) : longest;
  return { acceptBy: addDays(day, acceptDays), validThrough: ofChild < longest ? ofChild : longest };
}
