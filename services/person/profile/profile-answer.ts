import { isForgotten } from '../../../domain/kernel/index.js';
import type { KnownProfile } from './known-profile.js';

/** PRO-14: the profile in the API's format. Fields that are unknown or need a strong log-in are empty. */
export interface ProfileAnswer {
  readonly FirstName: string;
  readonly LastName: string;
  readonly StreetAddress: string;
  readonly PostalCode: string;
  readonly City: string;
  readonly CoAddress: string;
  readonly CellphoneNumber: string;
  readonly Email: string;
  readonly PersonNumber: string;
  readonly IsApoPlusAuthenticated: boolean;
  readonly ElegAuthenticated: boolean;
  readonly ShouldVerifyEmail: boolean;
  readonly IsPersonNumberExist: boolean;
}

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

export interface StatusAnswer {
  readonly CustomerType: 'guest' | 'known';
  readonly IsApoPlusAuthenticated: boolean;
  readonly ElegAuthenticated: boolean;
  readonly ShouldVerifyEmail: boolean;
  readonly IsProfileComplete: boolean;
}

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
