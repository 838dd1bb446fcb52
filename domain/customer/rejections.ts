import type { Rejection } from '../kernel/index.js';
import type { CustomerProfile } from './events.js';

export type ProfileRejection =
  | (Rejection<'NameInvalid'> & { readonly field: 'firstName' | 'lastName' })
  | (Rejection<'StreetAddressInvalid'> & { readonly field: 'streetAddress' | 'coAddress' })
  | (Rejection<'PostalCodeInvalid'> & { readonly field: 'postalCode' })
  | (Rejection<'CityInvalid'> & { readonly field: 'city' })
  | (Rejection<'MobileNumberInvalid'> & { readonly field: 'mobileNumber' })
  | (Rejection<'EmailInvalid'> & { readonly field: 'email' })
  | (Rejection<'ProfileFieldUnknown'> & { readonly field: string });

export type CustomerRejection =
  | ProfileRejection
  | Rejection<'CustomerUnknown'>
  /** The customer is erased. If the person logs in again, a new customer is created. */
  | Rejection<'CustomerErased'>
  /** The records of a living customer continue. */
  | Rejection<'CustomerNotErased'>
  | (Rejection<'ErasureReasonMissing'> & { readonly field: 'reason' })
  | (Rejection<'ErasureReasonTooLong'> & { readonly field: 'reason'; readonly limit: number })
  | (Rejection<'ErasureReasonPersonal'> & { readonly field: 'reason' })
  | (Rejection<'PersonNumberInvalid'> & { readonly field: 'personNumber' })
  | (Rejection<'PersonDiffers'> & { readonly field: 'personNumber' })
  | (Rejection<'ConsentCodeInvalid'> & { readonly field: 'code' })
  /** The customer has not given the Favorite consent to the current text. */
  | Rejection<'FavouriteConsentMissing'>
  | (Rejection<'FavouritesFull'> & { readonly limit: number })
  | (Rejection<'ProductNotMonitorable'> & { readonly field: 'varuId' })
  | (Rejection<'ProductInStock'> & { readonly field: 'varuId' })
  | (Rejection<'WatchesFull'> & { readonly limit: number });

export type ProfileField = keyof CustomerProfile;
