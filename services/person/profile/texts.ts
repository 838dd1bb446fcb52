import type { ProfileRejection } from '../../../domain/customer/index.js';

/** PRO-03, UI-09: error texts of the profile calls. Where the requirements give a text, it is exact. */
export const profileTexts = {
  fetchFailed: 'Could not fetch profile',
  updateFailed: 'Could not update profile',
  notSuccessful: 'Update was not successful',
  missing: (label: string) => `${label} saknas.`,
  tooLong: (label: string) => `${label} är för lång.`,
  reset: 'ResetEmailVerificationPeriod ska vara true eller false.',
} as const;

export const profileFaults: Readonly<Record<ProfileRejection['type'], string>> = {
  NameInvalid: 'Ange ett giltigt namn',
  StreetAddressInvalid: 'Ange en giltig adress',
  PostalCodeInvalid: 'Ange ett giltigt postnummer',
  CityInvalid: 'Ange en giltig ort',
  MobileNumberInvalid: 'Ange ett giltigt mobilnummer',
  EmailInvalid: 'Ange en giltig e-post',
  ProfileFieldUnknown: 'Uppgiften finns inte i profilen.',
};
