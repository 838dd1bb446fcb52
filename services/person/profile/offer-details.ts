import { kronor, type BusinessDate } from '../../../domain/kernel/index.js';
import { chequesOn, explainLevel, type Level } from '../../../domain/member/index.js';
import type { KnownProfile } from './known-profile.js';

/** CLB-15: a cheque in the API's format. */
interface BonusCheckAnswer {
  readonly amount: number;
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
  readonly redeemed: boolean;
}

/** The benefits on the member pages. Empty unless the person is a member with a strong log-in (CLB-14). */
export interface OfferDetails {
  readonly IsMember: boolean;
  readonly Level: Level | null;
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
