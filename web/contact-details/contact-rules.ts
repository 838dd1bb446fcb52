import { isWrittenAsPhone, phoneDigits } from '../../domain/customer/phone-digits.js';
import { matches, type Patterns } from '../pattern/matches.js';
import { contactTexts as texts } from './texts.js';

export interface Contact {
  readonly email: string;
  readonly mobileNumber: string;
}

/** Beginnings of addresses where someone is in the middle of something, or reads what the question is about (s1 §4). */
const NOT_ON = ['/mina-recept', '/shop/basket', '/kundservice/integritetspolicy', '/member/kontaktuppgifter', '/init-login'];

/** PRO-04; `due` is the shop's word: a member with ShouldVerifyEmail and a person number, not in the app. */
export function asksForContact({ due, pathname, dismissed }: { readonly due: boolean; readonly pathname: string; readonly dismissed: boolean }): boolean {
  return due && !dismissed && !NOT_ON.some((path) => pathname.startsWith(path));
}

export type ContactFaults = { readonly [Field in keyof Contact]: string | null };

export function contactFaults({ email, mobileNumber }: Contact, patterns: Pick<Patterns, 'email' | 'mobileNumber'>): ContactFaults {
  const number = mobileNumber.trim();
  const isNumber = isWrittenAsPhone(number) && matches(patterns.mobileNumber, phoneDigits(number));
  return {
    email: matches(patterns.email, email.trim()) ? null : texts.emailInvalid,
    mobileNumber: isNumber ? null : texts.mobileInvalid,
  };
}

/** With a value missing the button cannot be pressed. */
export function submitOf({ email, mobileNumber }: Contact): { readonly text: string; readonly disabled: boolean } {
  const missing = email.trim() === '' || mobileNumber.trim() === '';
  return { text: missing ? texts.update : texts.confirm, disabled: missing };
}
