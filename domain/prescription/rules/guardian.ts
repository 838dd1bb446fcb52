import {
  addDays,
  addMonths,
  ageOn,
  birthDateOf,
  dated,
  type BusinessDate,
  type PersonNumber,
} from '../../kernel/index.js';

/**
 * RX-08: guardians see and order for a child below this age. From it on, the young person reads their own. No law sets
 * the age; all pharmacies in Sweden do so since 2019.
 */
export const guardianRule = dated('guardian-access', [{ from: '2019-01-01', value: { belowAge: 13 } }]);

export function guardianSees(child: PersonNumber, day: BusinessDate): boolean {
  return ageOn(birthDateOf(child), day) < guardianRule.on(day).belowAge;
}

/** The day before the birthday on which the child is too old. */
export function lastDayOfGuardian(child: PersonNumber, day: BusinessDate): BusinessDate {
  const birthday = addMonths(birthDateOf(child), guardianRule.on(day).belowAge * 12);
  // Who is born on 29 February turns older on 1 March in other years.
  return guardianSees(child, birthday) ? birthday : addDays(birthday, -1);
}
