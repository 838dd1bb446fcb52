import {
  addDays,
  addMonths,
  ageOn,
  birthDateOf,
  dated,
  type BusinessDate,
  type PersonNumber,
} from '../../kernel/index.js';
import { guardianRule, guardianSees } from './guardian.js';

/**
 * RX-08: the ages of who orders, and of who may give a warrant. Every purchase needs 18, and a warrant is an agreement,
 * which nobody below 18 can make alone.
 */
export const actingRule = dated('acting-for-patients', [
  { from: '2019-01-01', value: { ordersFromAge: 18, givesWarrantFromAge: 18 } },
]);

/** A warrant, as the national service knows it: the giver lets the holder act. */
export interface Warrant {
  readonly giver: PersonNumber;
  readonly giverName: string;
  readonly registeredOn: BusinessDate;
  readonly validThrough: BusinessDate;
  /** False before the holder has accepted, and when the giver has ended it. */
  readonly isInForce: boolean;
}

/** What the national service says of the one who asks. */
export interface Representation {
  readonly children: readonly PersonNumber[];
  readonly warrants: readonly Warrant[];
}

export interface Acting {
  readonly may: true;
  /** Why. An animal's prescriptions belong to the keeper, so they are `self`. */
  readonly ground: 'self' | 'guardian' | 'warrant';
  /** The last day on which this holds. Null when it does not end by itself. */
  readonly lastDay: BusinessDate | null;
  /** Whether the person may also order. A young person sees their own, and orders by phone or at a pharmacy. */
  readonly mayOrder: boolean;
}

export interface NotActing {
  readonly may: false;
  readonly why: 'child-too-old' | 'no-warrant';
}

/** RX-08: whether one person may see and order for another on a day, until when, and why. */
export function actingFor(
  who: PersonNumber,
  patient: PersonNumber,
  { children, warrants }: Representation,
  day: BusinessDate,
): Acting | NotActing {
  const mayOrder = ageOn(birthDateOf(who), day) >= actingRule.on(day).ordersFromAge;
  if (who === patient) return { may: true, ground: 'self', lastDay: null, mayOrder };
  if (children.includes(patient) && guardianSees(patient, day))
    return { may: true, ground: 'guardian', lastDay: lastDayOfGuardian(patient, day), mayOrder };
  const warrant = warrants.find((each) => each.giver === patient && isInForce(each, day));
  if (warrant) return { may: true, ground: 'warrant', lastDay: warrant.validThrough, mayOrder };
  return { may: false, why: children.includes(patient) ? 'child-too-old' : 'no-warrant' };
}

/** Whether a warrant lets its holder act on a day. */
export function isInForce(
  { giver, registeredOn, validThrough, isInForce: known }: Warrant,
  day: BusinessDate,
): boolean {
  const isOldEnough = ageOn(birthDateOf(giver), day) >= actingRule.on(day).givesWarrantFromAge;
  return known && isOldEnough && registeredOn <= day && day <= validThrough;
}

/** The day before the birthday on which the child is too old. */
function lastDayOfGuardian(child: PersonNumber, day: BusinessDate): BusinessDate {
  const birthday = addMonths(birthDateOf(child), guardianRule.on(day).belowAge * 12);
  // Who is born on 29 February turns older on 1 March in other years.
  return guardianSees(child, birthday) ? birthday : addDays(birthday, -1);
}
