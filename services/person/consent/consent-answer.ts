import { z } from 'zod';

import { consentCodes, type ConsentCode, type CustomerState } from '../../../domain/customer/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';

const code = z.enum(consentCodes);

/** PRO-06: the consents in the API's format: as ConsentDetail with IsConsent, and also by code. */
export const consentSchema = z.strictObject({ code, ConsentDetail: code, IsConsent: z.boolean() });
export type ConsentAnswer = AnswerOf<typeof consentSchema>;

export function consentAnswer({ consents }: Pick<CustomerState, 'consents'>, code: ConsentCode): ConsentAnswer {
  return { code, ConsentDetail: code, IsConsent: consents[code]?.given ?? false };
}

/** Returns all consents of the shop. A consent that was never asked for counts as not given. */
export function consentAnswers(state: Pick<CustomerState, 'consents'>): readonly ConsentAnswer[] {
  return consentCodes.map((code) => consentAnswer(state, code));
}
