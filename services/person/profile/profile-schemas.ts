import { z } from 'zod';

import type { CustomerProfile } from '../../../domain/customer/index.js';
import { profileFields as fields } from './profile-fields.js';
import { profileTexts as texts } from './texts.js';

const ResetEmailVerificationPeriod = z.boolean(texts.reset).default(false);

export interface ProfileUpdate {
  readonly profile: Partial<CustomerProfile>;
  /** True when the customer confirms that e-mail address and number are right (PRO-04). */
  readonly confirms: boolean;
}

/** PRO-14: the body of the update. Its fields have other names than those of the response. */
export const fullUpdate = z
  .strictObject({
    FirstName: fields.firstName,
    LastName: fields.lastName,
    StreetAddress: fields.streetAddress,
    PostCode: fields.postalCode,
    PostOrt: fields.city,
    CoAddress: fields.coAddress,
    MobileNumber: fields.mobileNumber,
    EmailAddress: fields.email,
    ResetEmailVerificationPeriod,
  })
  .transform((body): ProfileUpdate => {
    const {
      FirstName: firstName,
      LastName: lastName,
      StreetAddress: streetAddress,
      PostCode: postalCode,
      PostOrt: city,
    } = body;
    const { CoAddress: coAddress, MobileNumber: mobileNumber, EmailAddress: email } = body;
    return {
      profile: { firstName, lastName, streetAddress, postalCode, city, coAddress, mobileNumber, email },
      confirms: body.ResetEmailVerificationPeriod,
    };
  });

export const reducedUpdate = z
  .strictObject({ EmailAddress: fields.email, MobileNumber: fields.mobileNumber, ResetEmailVerificationPeriod })
  .transform((body): ProfileUpdate => ({
    profile: { email: body.EmailAddress, mobileNumber: body.MobileNumber },
    confirms: body.ResetEmailVerificationPeriod,
  }));

/** The call needs no body, but some clients send an empty object. */
export const nothing = z.strictObject({}).nullish();
