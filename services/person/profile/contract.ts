import type { ConsentCode, CustomerProfile } from '../../../domain/customer/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import type { CartCommand } from '../../shop/cart/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** The fields of a profile as texts of a form. */
type Texts<Fields> = { readonly [Field in keyof Fields]: string };

export type ContactFields = Texts<Pick<CustomerProfile, 'email' | 'mobileNumber'>>;
export type AddressFields = Texts<Omit<CustomerProfile, keyof ContactFields>>;

/** A person's own profile. With a weak log-in everything but the name is empty (CLB-14). */
export interface OwnProfile extends AddressFields, ContactFields {
  readonly identified: boolean;
  /** The person number in the form "19850709-****". Empty when it is not known. */
  readonly personNumber: string;
  readonly complete: boolean;
  /** The address in the population register. Null for a person who is not in it. */
  readonly registeredAddress: Omit<AddressFields, 'firstName' | 'lastName'> | null;
}

/** The initial values of the contact-details dialog 'Hej {name}!' (PRO-04). */
export interface ContactQuestion extends ContactFields {
  readonly name: string;
}

export interface ConsentView {
  readonly code: ConsentCode;
  readonly given: boolean;
  /** True when the consent was given to an older text, so that it is requested again. */
  readonly outdated: boolean;
  /** All changes of the consent, latest first. */
  readonly history: readonly { readonly given: boolean; readonly at: Instant }[];
}

/** The contact details that the pages must name (PRO-19). The deployment configures them. */
export interface ContactRoles {
  readonly customerServicePhone: string;
  readonly customerServiceEmail: string;
  readonly dataProtectionOfficer: string;
}

/** The profile of the session's person. A guest gets null, false or an error with code LOGIN_REQUIRED. */
export interface ProfileService {
  own(): Promise<OwnProfile | null>;
  /** Whether the dialog with the contact details is due. Every page calls it, so it must be cheap. */
  asksForContact(): Promise<boolean>;
  /** Returns the initial values of the dialog. Null when it is not due. */
  contactQuestion(): Promise<ContactQuestion | null>;
  /**
   * Updates the contact details. With `confirms` the verification period starts again. Errors have the field email or
   * mobileNumber.
   */
  updateContact(command: CartCommand & ContactFields & { readonly confirms: boolean }): Promise<Result>;
  updateAddress(command: CartCommand & AddressFields): Promise<Result>;
  /** Records that the dialog was closed, or that the person chose 'Svara senare'. */
  postponeContact(command: CartCommand): Promise<Result>;
  consents(): Promise<readonly ConsentView[]>;
  /**
   * Changes a consent. A person who gives one may have to log in again (error code IDENTIFICATION_REQUIRED). A person
   * who withdraws one never has to.
   */
  setConsent(command: CartCommand & { readonly code: ConsentCode; readonly given: boolean }): Promise<Result>;
  /** Returns all data about the person, for the person. Null without a strong log-in. */
  extract(): Promise<object | null>;
  contactRoles(): ContactRoles;
}
