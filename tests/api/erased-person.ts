import { lookupValue } from '../../projections/customer-lookup/normalise.js';
import { astrid as onTheParcel } from '../shop/purchase.js';

export { onTheParcel };
export const ASTRID = '198507099805';
export const OLD_NAME = 'Astridsdotter';
export const profile = {
  ...{
    FirstName: 'Astrid',
    LastName: OLD_NAME,
    StreetAddress: 'Glömskegatan 17',
    PostCode: '111 22',
    PostOrt: 'Stockholm',
    CoAddress: 'c/o Minnesgård',
  },
  ...{ EmailAddress: 'astrid.glomsk@exempel.se', MobileNumber: '070-765 43 21', ResetEmailVerificationPeriod: false },
};
export const joinedWith = { email: 'astrid.forr@exempel.se', mobileNumber: '0709876543' };

export const PERSON = [
  OLD_NAME,
  onTheParcel.lastName,
  onTheParcel.street,
  onTheParcel.email,
  profile.EmailAddress,
  joinedWith.email,
  profile.StreetAddress,
  ASTRID,
  '19850709',
];

/** Returns what would identify the person, in clear text and as the hashes that the shop stores. */
export function tracesOf(fingerprint: (kind: string, value: string) => string, watched: string): readonly string[] {
  const hashed = [
    ...[profile.EmailAddress, joinedWith.email, onTheParcel.email].map((email) =>
      lookupValue(fingerprint, 'email', email),
    ),
    ...[profile.MobileNumber, joinedWith.mobileNumber, onTheParcel.phoneNumber].map((phone) =>
      lookupValue(fingerprint, 'phone', phone),
    ),
    ...[lookupValue(fingerprint, 'person-number', ASTRID), fingerprint('watched-product', watched)],
    fingerprint('person-claim', ASTRID),
  ];
  const told = [
    ASTRID,
    '850709-9805',
    '8507099805',
    OLD_NAME,
    'Glömskegatan',
    'Minnesgård',
    'astrid.glomsk',
    'astrid.forr',
    '7654321',
    '9876543',
    onTheParcel.email,
    onTheParcel.phoneNumber,
    onTheParcel.street,
  ];
  return [...told, ...hashed];
}
