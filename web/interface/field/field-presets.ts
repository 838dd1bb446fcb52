import { isPostalCode, isWrittenAsMobileNumber } from '../../../domain/customer/contact-rules.js';
import { fieldPresetTexts as texts } from '../words/texts.js';

export interface FieldPreset {
  readonly label: string;
  readonly hint?: string;
  readonly type: 'text' | 'tel';
  readonly inputMode?: 'numeric' | 'tel';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly check: (value: string) => boolean;
}

/**
 * Kinds of fields with their own checks (UI-08). SET-15 gives the limits, for example a real date or a first digit 1–9.
 */
export const FIELD_PRESETS = {
  date: { ...texts.date, type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 8, check: isDate },
  personNumber: {
    ...texts.personNumber,
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 13,
    check: isPersonNumber,
  },
  mobile: {
    ...texts.mobile,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: 20,
    check: isWrittenAsMobileNumber,
  },
  postalCode: {
    ...texts.postalCode,
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    maxLength: 6,
    check: isPostalCode,
  },
} as const satisfies Readonly<Record<string, FieldPreset>>;

export type FieldPresetName = keyof typeof FIELD_PRESETS;

function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(`${year}-${month}-${day}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/**
 * True for twelve digits with a real date. A coordination number has 60 added to the day. The server makes the final
 * check.
 */
function isPersonNumber(value: string): boolean {
  const digits = value.replace(/[-+\s]/g, '');
  if (!/^\d{12}$/.test(digits)) return false;
  const day = Number(digits.slice(6, 8));
  const born = `${digits.slice(0, 6)}${String(day > 60 ? day - 60 : day).padStart(2, '0')}`;
  return isDate(born) && luhn(digits.slice(2)) % 10 === 0;
}

function luhn(digits: string): number {
  return Array.from(digits, Number).reduce((sum, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
}
