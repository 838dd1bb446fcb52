import { z } from 'zod';

import {
  isCity,
  isEmail,
  isMobileNumber,
  isName,
  isPostalCode,
  isWrittenAsPhone,
  LONGEST_ADDRESS,
  LONGEST_EMAIL,
  phoneDigits,
} from '../../../domain/customer/index.js';
import { profileFaults as faults, profileTexts as texts } from './texts.js';

const given = (label: string) =>
  z.string(texts.missing(label)).trim().min(1, texts.missing(label)).max(LONGEST_EMAIL, texts.tooLong(label));
const name = (label: string) => given(label).refine(isName, faults.NameInvalid);

export const profileFields = {
  firstName: name('Förnamn'),
  lastName: name('Efternamn'),
  streetAddress: given('Gatuadress').max(LONGEST_ADDRESS, texts.tooLong('Gatuadress')),
  postalCode: given('Postnummer').refine(isPostalCode, faults.PostalCodeInvalid),
  city: given('Ort').refine(isCity, faults.CityInvalid),
  coAddress: z
    .string(faults.StreetAddressInvalid)
    .trim()
    .max(LONGEST_ADDRESS, texts.tooLong('C/o'))
    .nullish()
    .transform((text) => text || null),
  /** PRO-17: people write mobile numbers in many formats. Only the digits are compared. */
  mobileNumber: given('Mobilnummer')
    .refine(isWrittenAsPhone, faults.MobileNumberInvalid)
    .transform(phoneDigits)
    .refine(isMobileNumber, faults.MobileNumberInvalid)
    .meta({ example: '0701234567' }),
  email: given('E-post').refine(isEmail, faults.EmailInvalid).meta({ example: 'astrid@example.se' }),
} as const;
