import { z } from 'zod';

import { consentCodes, isConsentCode, type ConsentCode } from '../../../domain/customer/index.js';
import { consentTexts } from './texts.js';

const isCode: (text: string) => boolean = isConsentCode;
const yesOrNo = z.boolean(`${consentTexts.addFailed}: IsConsent ska vara true eller false.`);
const detail = z
  .string(`${consentTexts.addFailed}: ConsentDetail saknas.`)
  .max(64)
  .refine(isCode, `${consentTexts.addFailed}: ConsentDetail ska vara någon av ${consentCodes.join(', ')}.`);

/** PRO-06: the add call spells the fields differently from all other consent calls. */
export const addConsent = z
  .strictObject({
    IsConsent: yesOrNo.optional(),
    ConsentDetail: detail.optional(),
    isConsent: yesOrNo.optional(),
    consentDetail: detail.optional(),
  })
  .transform((body) => ({
    IsConsent: body.IsConsent ?? body.isConsent,
    ConsentDetail: body.ConsentDetail ?? body.consentDetail,
  }))
  .pipe(z.object({ IsConsent: yesOrNo, ConsentDetail: detail.transform((code) => code as ConsentCode) }));

/** The push call concerns one consent only, so its detail is optional. */
export const setPushConsent = z
  .strictObject({
    IsConsent: yesOrNo.optional(),
    isConsent: yesOrNo.optional(),
    ConsentDetail: z.literal('MarketingPush').optional(),
    consentDetail: z.literal('MarketingPush').optional(),
  })
  .transform((body) => ({ IsConsent: body.IsConsent ?? body.isConsent }))
  .pipe(z.object({ IsConsent: yesOrNo }));
