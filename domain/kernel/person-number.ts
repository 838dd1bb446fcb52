import personnummer from 'personnummer';

import type { BusinessDate } from './stockholm.js';

/** Twelve digits, YYYYMMDDNNNC, with a verified check digit; includes coordination numbers (day + 60). */
export type PersonNumber = string & { readonly __brand: 'PersonNumber' };

// The types of `personnummer` describe an ES module, but its CommonJS entry exports the class itself.
const library = personnummer as unknown as typeof personnummer.default;

const TWELVE_DIGITS = /^(18|19|20)\d{2}(0[1-9]|1[0-2])(\d{2})[-+]?\d{4}$/;

/**
 * Parses a person number. Null when it is invalid (PRO-13). Ten digits are refused, because their century is ambiguous.
 */
export function parsePersonNumber(text: string): PersonNumber | null {
  const trimmed = text.trim();
  if (!TWELVE_DIGITS.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  return library.valid(digits, { allowCoordinationNumber: true, allowInterimNumber: false })
    ? (digits as PersonNumber)
    : null;
}

/** A person with a coordination number may shop and be a member, but not order prescriptions. */
export function isCoordinationNumber(number: PersonNumber): boolean {
  return Number(number.slice(6, 8)) > 60;
}

export function birthDateOf(number: PersonNumber): BusinessDate {
  const day = Number(number.slice(6, 8)) % 60;
  return `${number.slice(0, 4)}-${number.slice(4, 6)}-${String(day).padStart(2, '0')}`;
}

/** The form "19850709-****", which is shown only to the person. */
export function maskPersonNumber(number: PersonNumber): string {
  return `${number.slice(0, 8)}-****`;
}
