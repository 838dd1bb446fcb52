import { z } from 'zod';

import { isCity, isEmail, isMobileNumber, isName, isPostalCode, isWrittenAsPhone, phoneDigits, type CustomerProfile } from '../../domain/customer/index.js';
import { profileFaults as faults, profileTexts as texts } from './texts.js';

const LONGEST = 254;
const LONGEST_ADDRESS = 100;

const given = (label: string) => z.string(texts.missing(label)).trim().min(1, texts.missing(label)).max(LONGEST, texts.tooLong(label));
const name = (label: string) => given(label).refine(isName, faults.NameInvalid);
const email = given('E-post').refine(isEmail, faults.EmailInvalid);
/** PRO-17: people write it in many ways; its digits are what counts. */
const mobileNumber = given('Mobilnummer')
  .refine(isWrittenAsPhone, faults.MobileNumberInvalid)
  .transform(phoneDigits)
  .refine(isMobileNumber, faults.MobileNumberInvalid);
const careOf = z
  .string(faults.StreetAddressInvalid)
  .trim()
  .max(LONGEST_ADDRESS, texts.tooLong('C/o'))
  .nullish()
  .transform((text) => text || null);
const reset = z.boolean(texts.reset).default(false);

export interface ProfileUpdate {
  readonly profile: Partial<CustomerProfile>;
  /** The customer says that e-mail address and number are right (PRO-04). */
  readonly confirms: boolean;
}

/** PRO-14: the names of the update are others than those of the answer. */
export const fullUpdate = z
  .strictObject({
    FirstName: name('Förnamn'),
    LastName: name('Efternamn'),
    StreetAddress: given('Gatuadress').max(LONGEST_ADDRESS, texts.tooLong('Gatuadress')),
    PostCode: given('Postnummer').refine(isPostalCode, faults.PostalCodeInvalid),
    PostOrt: given('Ort').refine(isCity, faults.CityInvalid),
    CoAddress: careOf,
    MobileNumber: mobileNumber,
    EmailAddress: email,
    ResetEmailVerificationPeriod: reset,
  })
  .transform((body): ProfileUpdate => {
    const { FirstName: firstName, LastName: lastName, StreetAddress: streetAddress, PostCode: postalCode, PostOrt: city } = body;
    const { CoAddress: coAddress, MobileNumber: number, EmailAddress } = body;
    return {
      profile: { firstName, lastName, streetAddress, postalCode, city, coAddress, mobileNumber: number, email: EmailAddress },
      confirms: body.ResetEmailVerificationPeriod,
    };
  });

/** What the users service takes. */
export const reducedUpdate = z
  .strictObject({ EmailAddress: email, MobileNumber: mobileNumber, ResetEmailVerificationPeriod: reset })
  .transform((body): ProfileUpdate => ({ profile: { email: body.EmailAddress, mobileNumber: body.MobileNumber }, confirms: body.ResetEmailVerificationPeriod }));

/** The call carries nothing; some clients send an empty object all the same. */
export const nothing = z.strictObject({}).nullish();
