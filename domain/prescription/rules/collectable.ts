import { addDays, type BusinessDate } from '../../kernel/index.js';
import { hasBenefit, nextWithdrawal } from './next-withdrawal.js';
import type { Prescription } from './prescription.js';
import { isActive, standingOn, type Standing } from './standing.js';

/** Why a prescription cannot be collected on a day. */
export type CollectRefusal =
  | { readonly reason: 'not-active'; readonly standing: Standing }
  | { readonly reason: 'dose' }
  | { readonly reason: 'paper' }
  /** The first withdrawal was not made in time. `lastDay` was the last day for it. */
  | { readonly reason: 'first-too-late'; readonly lastDay: BusinessDate }
  | { readonly reason: 'nothing-left' }
  | { readonly reason: 'not-yet'; readonly from: BusinessDate };

export type Collectable =
  | {
      readonly collectable: true;
      /** R inside the high-cost protection, U outside. */
      readonly benefit: 'R' | 'U';
      /** The last day on which the benefit does not apply yet. Null when no such day lies ahead. */
      readonly withoutBenefitThrough: BusinessDate | null;
    }
  | { readonly collectable: false; readonly refusal: CollectRefusal };

/** RX-03: whether a prescription can be collected on a day, and whether with benefit. The first reason against it wins. */
export function collectableOn(prescription: Prescription, day: BusinessDate): Collectable {
  const refusal = refusalOn(prescription, day);
  if (refusal) return { collectable: false, refusal };
  if (!hasBenefit(prescription)) return { collectable: true, benefit: 'U', withoutBenefitThrough: null };
  const { inBenefitOn } = nextWithdrawal(prescription);
  if (inBenefitOn === null || day >= inBenefitOn)
    return { collectable: true, benefit: 'R', withoutBenefitThrough: null };
  return { collectable: true, benefit: 'U', withoutBenefitThrough: addDays(inBenefitOn, -1) };
}

function refusalOn(prescription: Prescription, day: BusinessDate): CollectRefusal | null {
  const { isDose, format, withdrawals } = prescription;
  const standing = standingOn(prescription, day);
  if (!isActive(standing)) return { reason: 'not-active', standing };
  if (isDose) return { reason: 'dose' };
  if (format === 'paper') return { reason: 'paper' };
  const { firstBefore, lastOn, left } = withdrawals;
  if (firstBefore !== null && lastOn === null && day >= firstBefore)
    return { reason: 'first-too-late', lastDay: addDays(firstBefore, -1) };
  if (left <= 0) return { reason: 'nothing-left' };
  const { on } = nextWithdrawal(prescription);
  return on !== null && day < on ? { reason: 'not-yet', from: on } : null;
}
