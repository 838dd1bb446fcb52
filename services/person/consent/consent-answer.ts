import { consentCodes, type ConsentCode, type CustomerState } from '../../../domain/customer/index.js';

/** PRO-06: read as ConsentDetail with IsConsent, and as code. */
export interface ConsentAnswer {
  readonly code: ConsentCode;
  readonly ConsentDetail: ConsentCode;
  readonly IsConsent: boolean;
}

export function consentAnswer({ consents }: Pick<CustomerState, 'consents'>, code: ConsentCode): ConsentAnswer {
  return { code, ConsentDetail: code, IsConsent: consents[code]?.given ?? false };
}

/** Every consent there is to give; one never asked for is a no. */
export function consentAnswers(state: Pick<CustomerState, 'consents'>): readonly ConsentAnswer[] {
  return consentCodes.map((code) => consentAnswer(state, code));
}
