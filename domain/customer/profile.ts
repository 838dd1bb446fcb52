import { isForgotten } from '../kernel/index.js';
import { isAddress, isCity, isEmail, isMobileNumber, isName, isPostalCode } from './contact-rules.js';
import type { CustomerProfile } from './events.js';
import { isWrittenAsPhone, phoneDigits } from './phone-digits.js';
import type { ProfileField, ProfileRejection } from './rejections.js';

/** The required fields of a complete profile (PRO-03). Care-of is optional. */
const REQUIRED = ['firstName', 'lastName', 'streetAddress', 'postalCode', 'city', 'mobileNumber', 'email'] as const;

type Rules = { readonly [Field in ProfileField]: (value: CustomerProfile[Field]) => ProfileRejection | null };

const rules: Rules = {
  firstName: (value) => (isName(value) ? null : { type: 'NameInvalid', field: 'firstName' }),
  lastName: (value) => (isName(value) ? null : { type: 'NameInvalid', field: 'lastName' }),
  streetAddress: (value) => (isAddress(value) ? null : { type: 'StreetAddressInvalid', field: 'streetAddress' }),
  postalCode: (value) => (isPostalCode(value) ? null : { type: 'PostalCodeInvalid', field: 'postalCode' }),
  city: (value) => (isCity(value) ? null : { type: 'CityInvalid', field: 'city' }),
  coAddress: (value) =>
    value === null || isAddress(value) ? null : { type: 'StreetAddressInvalid', field: 'coAddress' },
  mobileNumber: (value) => (isMobileNumber(value) ? null : { type: 'MobileNumberInvalid', field: 'mobileNumber' }),
  email: (value) => (isEmail(value) ? null : { type: 'EmailInvalid', field: 'email' }),
};

export function isProfileField(field: string): field is ProfileField {
  return Object.hasOwn(rules, field);
}

/** Returns the error of one normalised value, or null when it is valid (PRO-02, PRO-13). */
export function profileFault<Field extends ProfileField>(
  field: Field,
  value: CustomerProfile[Field],
): ProfileRejection | null {
  return rules[field](value);
}

/**
 * Normalises a value for storage. A postal code becomes five digits and a phone number its digits. An empty care-of
 * becomes null, and other values are trimmed.
 */
export function tidy(field: ProfileField, value: string | null): string | null {
  const trimmed = value?.trim() ?? '';
  if (field === 'coAddress') return trimmed || null;
  if (field === 'mobileNumber' && isWrittenAsPhone(trimmed)) return phoneDigits(trimmed);
  return field === 'postalCode' ? trimmed.replace(' ', '') : trimmed;
}

/** The missing fields. An erased value counts as missing. */
export function missingProfileFields(profile: Partial<CustomerProfile>): readonly ProfileField[] {
  return REQUIRED.filter((field) => !profile[field] || isForgotten(profile[field]));
}

export function isProfileComplete(profile: Partial<CustomerProfile>): boolean {
  return missingProfileFields(profile).length === 0;
}
