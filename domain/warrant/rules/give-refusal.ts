import { ageOn, birthDateOf, isCoordinationNumber, type BusinessDate, type PersonNumber } from '../../kernel/index.js';
import { actingRule, guardianSees } from '../../prescription/rules/index.js';
import { isOpen } from './standing.js';
import type { Warrant } from './warrant.js';
import { warrantRule } from './warrant-rule.js';

/** The warrant that somebody wants to give. */
export interface WantedWarrant {
  readonly giver: PersonNumber;
  readonly holder: PersonNumber;
  /** The child for whom the holder shall act. Null for the giver. */
  readonly child: PersonNumber | null;
}

export type GiveRefusal =
  | { readonly type: 'GiverTooYoung'; readonly field: 'giver' }
  | { readonly type: 'HolderIsGiver'; readonly field: 'holder' }
  | { readonly type: 'HolderTooYoung'; readonly field: 'holder' }
  /** Who has a coordination number is not in the population register, and cannot handle prescriptions here (RX-17). */
  | { readonly type: 'HolderNotRegistered'; readonly field: 'holder' }
  /** Not a child of the giver, or too old for a guardian to act. */
  | { readonly type: 'ChildNotGuarded'; readonly field: 'child' }
  | { readonly type: 'AlreadyGiven'; readonly field: 'holder' };

/**
 * RX-08: why a warrant cannot be given on a day. Null when it can.
 * @param children the giver's children, as the population register has them today
 */
export function giveRefusal(
  { giver, holder, child }: WantedWarrant,
  known: readonly Warrant[],
  children: readonly PersonNumber[],
  day: BusinessDate,
): GiveRefusal | null {
  if (ageAt(giver, day) < actingRule.on(day).givesWarrantFromAge) return { type: 'GiverTooYoung', field: 'giver' };
  if (holder === giver) return { type: 'HolderIsGiver', field: 'holder' };
  if (isCoordinationNumber(holder)) return { type: 'HolderNotRegistered', field: 'holder' };
  if (ageAt(holder, day) < warrantRule.on(day).holderFromAge) return { type: 'HolderTooYoung', field: 'holder' };
  if (child && !(children.includes(child) && guardianSees(child, day)))
    return { type: 'ChildNotGuarded', field: 'child' };
  const isSame = ({ persons }: Warrant) =>
    persons.giver.personNumber === giver &&
    persons.holder.personNumber === holder &&
    (persons.child?.personNumber ?? null) === child;
  return known.some((each) => isSame(each) && isOpen(each, day)) ? { type: 'AlreadyGiven', field: 'holder' } : null;
}

function ageAt(person: PersonNumber, day: BusinessDate): number {
  return ageOn(birthDateOf(person), day);
}
