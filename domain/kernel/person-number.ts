import personnummer from 'personnummer';

import type { BusinessDate } from './stockholm.js';

/** Twelve digits, YYYYMMDDNNNC, check digit verified; coordination numbers (day + 60) included. */
export type PersonNumber = string & { readonly __brand: 'PersonNumber' };

// The package's types describe an ES module, its CommonJS entry exports the class itself.
const library = personnummer as unknown as typeof personnummer.default;

const TWELVE_DIGITS = /^(18|19|20)\d{2}(0[1-9]|1[0-2])(\d{2})[-+]?\d{4}$/;

/** Null when it is not a valid person number (PRO-13). Ten digits are refused: their century is a guess. */
export function parsePersonNumber(text: string): PersonNumber | null {
  const trimmed = text.trim();
  if (!TWELVE_DIGITS.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  return library.valid(digits, { allowCoordinationNumber: true, allowInterimNumber: false })
    ? (digits as PersonNumber)
    : null;
}

/** Someone with a coordination number may shop and be a member, not order prescriptions. */
export function isCoordinationNumber(number: PersonNumber): boolean {
  return Number(number.slice(6, 8)) > 60;
}

export function birthDateOf(number: PersonNumber): BusinessDate {
  const day = Number(number.slice(6, 8)) % 60;
  return `${number.slice(0, 4)}-${number.slice(4, 6)}-${String(day).padStart(2, '0')}`;
}

/** "19850709-****": what may be shown on a screen of the person's own. */
export function maskPersonNumber(number: PersonNumber): string {
  return `${number.slice(0, 8)}-****`;
}
