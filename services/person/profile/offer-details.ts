import { kronor, type BusinessDate } from '../../../domain/kernel/index.js';
import { chequesOn, explainLevel, type Level } from '../../../domain/member/index.js';
import type { KnownProfile } from './known-profile.js';

/** CLB-15: a bonus check in the seed's shape. */
interface BonusCheckAnswer {
  readonly amount: number;
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
  readonly redeemed: boolean;
}

/** Benefits for the member pages; empty for everyone but identified members (CLB-14). */
export interface OfferDetails {
  readonly IsMember: boolean;
  readonly Level: Level | null;
  /** Of the last 365 days. */
  readonly Points: number;
  readonly BonusChecks: readonly BonusCheckAnswer[];
  readonly HasFutureBonusCheck: boolean;
}

const NONE: OfferDetails = { IsMember: false, Level: null, Points: 0, BonusChecks: [], HasFutureBonusCheck: false };

export function offerDetails({ member, authenticatedMember }: KnownProfile, today: BusinessDate): OfferDetails {
  if (!member || !authenticatedMember) return NONE;
  const usable = chequesOn(member, today).filter(
    ({ status }) => status === 'active' || status === 'future' || status === 'reserved',
  );
  return {
    IsMember: true,
    Level: member.level,
    Points: explainLevel(member, today).pointsCounted,
    BonusChecks: usable.map(({ amount, validFrom, validTo, status }) => ({
      amount: kronor(amount),
      validFrom,
      validTo,
      redeemed: status === 'reserved',
    })),
    HasFutureBonusCheck: usable.some(({ status }) => status === 'future'),
  };
}
