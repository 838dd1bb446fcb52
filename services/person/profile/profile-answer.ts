import { z } from 'zod';

import { isForgotten } from '../../../domain/kernel/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { KnownProfile } from './known-profile.js';

const standing = {
  IsApoPlusAuthenticated: z.boolean(),
  ElegAuthenticated: z.boolean(),
  ShouldVerifyEmail: z.boolean(),
};

/** The person's name and registered address. */
export const addressSchema = z.strictObject({
  FirstName: z.string(),
  LastName: z.string(),
  StreetAddress: z.string(),
  PostalCode: z.string().meta({ example: '11122' }),
  City: z.string(),
  CoAddress: z.string(),
});
export type AddressAnswer = AnswerOf<typeof addressSchema>;

/** PRO-14: the profile in the API's format. Fields that are unknown or need a strong log-in are empty. */
export const profileSchema = z.strictObject({
  ...addressSchema.shape,
  CellphoneNumber: z.string(),
  Email: z.string(),
  PersonNumber: z.string(),
  ...standing,
  IsPersonNumberExist: z.boolean(),
});
export type ProfileAnswer = AnswerOf<typeof profileSchema>;

export function profileAnswer({
  state,
  profile,
  identified,
  authenticatedMember,
  shouldVerifyEmail,
}: KnownProfile): ProfileAnswer {
  const known = !isForgotten(state.personNumber) && state.personNumber !== '';
  return {
    FirstName: profile.firstName ?? '',
    LastName: profile.lastName ?? '',
    StreetAddress: profile.streetAddress ?? '',
    PostalCode: profile.postalCode ?? '',
    City: profile.city ?? '',
    CoAddress: profile.coAddress ?? '',
    CellphoneNumber: profile.mobileNumber ?? '',
    Email: profile.email ?? '',
    PersonNumber: identified && known ? state.personNumber : '',
    IsApoPlusAuthenticated: authenticatedMember,
    ElegAuthenticated: identified,
    ShouldVerifyEmail: shouldVerifyEmail,
    IsPersonNumberExist: known,
  };
}

export const statusSchema = z.strictObject({
  CustomerType: z.enum(['guest', 'known']),
  ...standing,
  IsProfileComplete: z.boolean(),
});
export type StatusAnswer = AnswerOf<typeof statusSchema>;

const GUEST: StatusAnswer = {
  CustomerType: 'guest',
  IsApoPlusAuthenticated: false,
  ElegAuthenticated: false,
  ShouldVerifyEmail: false,
  IsProfileComplete: false,
};

export function statusAnswer(known: KnownProfile | null): StatusAnswer {
  if (!known) return GUEST;
  const { authenticatedMember, identified, shouldVerifyEmail, complete } = known;
  return {
    CustomerType: 'known',
    IsApoPlusAuthenticated: authenticatedMember,
    ElegAuthenticated: identified,
    ShouldVerifyEmail: shouldVerifyEmail,
    IsProfileComplete: complete,
  };
}
