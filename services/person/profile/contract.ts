import type { ConsentCode } from '../../../domain/customer/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import type { CartCommand } from '../../shop/cart/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface AddressFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly coAddress: string;
  readonly postalCode: string;
  readonly city: string;
}

export interface ContactFields {
  readonly email: string;
  readonly mobileNumber: string;
}

/** Everything but the name is empty without a strong log-in (CLB-14). */
export interface OwnProfile extends AddressFields, ContactFields {
  readonly identified: boolean;
  /** "19850709-****"; empty when not known. */
  readonly personNumber: string;
  readonly complete: boolean;
  /** From the population register; null for those who are not in it. */
  readonly registeredAddress: Omit<AddressFields, 'firstName' | 'lastName'> | null;
}

/** Initial values of the dialog 'Hej {name}!' (PRO-04). */
export interface ContactQuestion extends ContactFields {
  readonly name: string;
}

export interface ConsentView {
  readonly code: ConsentCode;
  readonly given: boolean;
  /** Given to an older text than the one in force, so it is asked again. */
  readonly outdated: boolean;
  /** Each yes and no, latest first. */
  readonly history: readonly { readonly given: boolean; readonly at: Instant }[];
}

/** PRO-19: set by the deployment. */
export interface ContactRoles {
  readonly customerServicePhone: string;
  readonly customerServiceEmail: string;
  readonly dataProtectionOfficer: string;
}

/** About the session's own person. For a guest: null, false, or refused with code LOGIN_REQUIRED. */
export interface ProfileService {
  own(): Promise<OwnProfile | null>;
  /** Whether the contact-details dialog is due. Every page asks, so it must be cheap. */
  asksForContact(): Promise<boolean>;
  /** Null unless due. */
  contactQuestion(): Promise<ContactQuestion | null>;
  /** With `confirms` the verification period starts again. Errors name email and mobileNumber. */
  updateContact(command: CartCommand & ContactFields & { readonly confirms: boolean }): Promise<Result>;
  updateAddress(command: CartCommand & AddressFields): Promise<Result>;
  /** The dialog was closed, or answered with 'Svara senare'. */
  postponeContact(command: CartCommand): Promise<Result>;
  consents(): Promise<readonly ConsentView[]>;
  /** Code IDENTIFICATION_REQUIRED when giving needs a new log-in; withdrawing never needs one. */
  setConsent(command: CartCommand & { readonly code: ConsentCode; readonly given: boolean }): Promise<Result>;
  /** Everything kept about the person, for themselves; null without a strong log-in. */
  extract(): Promise<object | null>;
  contactRoles(): ContactRoles;
}
