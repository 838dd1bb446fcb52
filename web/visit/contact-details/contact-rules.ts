import { isWrittenAsPhone, phoneDigits } from '../../../domain/customer/phone-digits.js';
import { matches, type Patterns } from '../pattern/matches.js';
import { contactTexts as texts } from './texts.js';

export interface Contact {
  readonly email: string;
  readonly mobileNumber: string;
}

export type ContactFaults = { readonly [Field in keyof Contact]: string | null };

export function contactFaults(
  { email, mobileNumber }: Contact,
  patterns: Pick<Patterns, 'email' | 'mobileNumber'>,
): ContactFaults {
  const number = mobileNumber.trim();
  const isNumber = isWrittenAsPhone(number) && matches(patterns.mobileNumber, phoneDigits(number));
  return {
    email: matches(patterns.email, email.trim()) ? null : texts.emailInvalid,
    mobileNumber: isNumber ? null : texts.mobileInvalid,
  };
}

export function submitOf({ email, mobileNumber }: Contact): { readonly text: string; readonly disabled: boolean } {
  const missing = email.trim() === '' || mobileNumber.trim() === '';
  return { text: missing ? texts.update : texts.confirm, disabled: missing };
}
