import { ageOn, birthDateOf, dated, type BusinessDate, type PersonNumber } from '../../kernel/index.js';
import { guardianSees, lastDayOfGuardian } from './guardian.js';

/**
 * RX-08: the ages of who orders, and of who may give a warrant. Every purchase needs 18, and a warrant is an agreement,
 * which nobody below 18 can make alone.
 */
export const actingRule = dated('acting-for-patients', [
  { from: '2019-01-01', value: { ordersFromAge: 18, givesWarrantFromAge: 18 } },
]);

/** What a warrant that a person holds says of acting: the giver lets the holder act for a patient. */
export interface HeldWarrant {
  readonly warrantId: string;
  readonly giver: PersonNumber;
  /** The giver, or a child of the giver. */
  readonly patient: PersonNumber;
  readonly patientName: string;
  readonly registeredOn: BusinessDate;
  readonly validThrough: BusinessDate;
  /** False before the holder has accepted, and when the giver has ended it. */
  readonly isInForce: boolean;
}

/** What the national service says of the one who asks. */
export interface Representation {
  readonly children: readonly PersonNumber[];
  readonly warrants: readonly HeldWarrant[];
}

/** Why somebody may act. An animal's prescriptions belong to the keeper, so they are `self`. */
type Ground =
  | { readonly ground: 'self' | 'guardian' }
  | { readonly ground: 'warrant'; readonly warrantId: string; readonly giver: PersonNumber };

export type Acting = Ground & {
  readonly may: true;
  /** The last day on which this holds. Null when it does not end by itself. */
  readonly lastDay: BusinessDate | null;
  /** Whether the person may also order. A young person sees their own, and orders by phone or at a pharmacy. */
  readonly mayOrder: boolean;
};

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
  const mayOrder = mayOrderOn(who, day);
  if (who === patient) return { may: true, ground: 'self', lastDay: null, mayOrder };
  if (children.includes(patient) && guardianSees(patient, day))
    return { may: true, ground: 'guardian', lastDay: lastDayOfGuardian(patient, day), mayOrder };
  const warrant = warrants.find((each) => each.patient === patient && isInForce(each, day));
  if (warrant)
    return {
      may: true,
      ground: 'warrant',
      warrantId: warrant.warrantId,
      giver: warrant.giver,
      lastDay: warrant.validThrough,
      mayOrder,
    };
  return { may: false, why: children.includes(patient) ? 'child-too-old' : 'no-warrant' };
}

/** RX-08: whether a person is old enough on a day to order, for whomever it is. */
export function mayOrderOn(who: PersonNumber, day: BusinessDate): boolean {
  return ageOn(birthDateOf(who), day) >= actingRule.on(day).ordersFromAge;
}

/** What one person may do for another. */
export type ActingRight = 'read' | 'order' | 'high-cost' | 'consent';

/**
 * RX-08: whether a right covers what somebody wants to do. Medicines in the benefit are free for a child, so nobody reads a
 * child's account, and a guardian consents in their own name.
 */
export function covers(acting: Acting, patient: PersonNumber, right: ActingRight): boolean {
  if (right === 'read') return true;
  if (right === 'order') return acting.mayOrder;
  return acting.ground === 'self' || (acting.ground === 'warrant' && acting.giver === patient);
}

/** Whether a warrant lets its holder act on a day. */
export function isInForce(
  { giver, patient, registeredOn, validThrough, isInForce: known }: HeldWarrant,
  day: BusinessDate,
): boolean {
  if (patient !== giver && !guardianSees(patient, day)) return false;
  const isOldEnough = ageOn(birthDateOf(giver), day) >= actingRule.on(day).givesWarrantFromAge;
  return known && isOldEnough && registeredOn <= day && day <= validThrough;
}
