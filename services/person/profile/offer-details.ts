import { z } from 'zod';

import { kronor, type BusinessDate } from '../../../domain/kernel/index.js';
import { chequesOn, explainLevel, levels } from '../../../domain/member/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { KnownProfile } from './known-profile.js';

/** CLB-15: a cheque in the API's format. */
const bonusCheck = z.strictObject({
  amount: z.number(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  redeemed: z.boolean(),
});

/** The benefits on the member pages. Empty unless the person is a member with a strong log-in (CLB-14). */
export const offerDetailsSchema = z.strictObject({
  IsMember: z.boolean(),
  Level: z.enum(levels).nullable(),
  Points: z.int(),
  BonusChecks: z.array(bonusCheck),
  HasFutureBonusCheck: z.boolean(),
});
export type OfferDetails = AnswerOf<typeof offerDetailsSchema>;

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
