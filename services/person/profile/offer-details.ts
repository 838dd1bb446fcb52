import { z } from 'zod';

import { kronor, type BusinessDate } from '../../../domain/kernel/index.js';
import { chequesOn, explainLevel, levels, type ChequeOn } from '../../../domain/member/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import { chequeCounts, chequeWords } from '../member/cheque-words.js';
import type { KnownProfile } from './known-profile.js';

/** CLB-15: a cheque in the API's format. */
const bonusCheck = z.strictObject({
  amount: z.number(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  redeemed: z.boolean(),
  validText: z.string(),
  validDateFormatted: z.string(),
});

/** The benefits on the member pages. Empty unless the person is a member with a strong log-in (CLB-14). */
export const offerDetailsSchema = z.strictObject({
  IsMember: z.boolean(),
  Level: z.enum(levels).nullable(),
  Points: z.int(),
  BonusChecks: z.array(bonusCheck),
  HasFutureBonusCheck: z.boolean(),
  HasManyVouchers: z.boolean(),
});
export type OfferDetails = AnswerOf<typeof offerDetailsSchema>;

const NONE: OfferDetails = {
  IsMember: false,
  Level: null,
  Points: 0,
  BonusChecks: [],
  HasFutureBonusCheck: false,
  HasManyVouchers: false,
};

export function offerDetails({ member, authenticatedMember }: KnownProfile, today: BusinessDate): OfferDetails {
  if (!member || !authenticatedMember) return NONE;
  const usable = chequesOn(member, today).flatMap((cheque) => shownOf(cheque) ?? []);
  const { hasFutureBonusCheck, hasManyVouchers } = chequeCounts(usable);
  return {
    IsMember: true,
    Level: member.level,
    Points: explainLevel(member, today).pointsCounted,
    BonusChecks: usable.map(({ state, ...check }) => ({ ...check, ...chequeWords({ state, ...check }) })),
    HasFutureBonusCheck: hasFutureBonusCheck,
    HasManyVouchers: hasManyVouchers,
  };
}

/** A cheque that can be used now or next month, or that a cart uses. Null for any other. */
function shownOf({ amount, validFrom, validTo, status }: ChequeOn) {
  if (status !== 'active' && status !== 'future' && status !== 'reserved') return null;
  const state = status === 'future' ? status : 'active';
  return { amount: kronor(amount), validFrom, validTo, redeemed: status === 'reserved', state } as const;
}
