import { z } from 'zod';

export const FREJA_PATHS = {
  init: '/authentication/1.0/initAuthentication',
  result: '/authentication/1.0/getOneResult',
  cancel: '/authentication/1.0/cancel',
} as const;

/** Encodes a request. Freja expects JSON in base64, as the only field of a form. */
export function frejaForm(
  field: 'initAuthRequest' | 'getOneAuthResultRequest' | 'cancelAuthRequest',
  content: object,
): string {
  return `${field}=${Buffer.from(JSON.stringify(content)).toString('base64')}`;
}

export const initAnswer = z.object({ authRef: z.string().min(1) });

export const FREJA_STATUSES = [
  'STARTED',
  'DELIVERED_TO_MOBILE',
  'CANCELED',
  'RP_CANCELED',
  'EXPIRED',
  'APPROVED',
  'REJECTED',
] as const;
export type FrejaStatus = (typeof FREJA_STATUSES)[number];

export const resultAnswer = z.object({
  authRef: z.string(),
  status: z.enum(FREJA_STATUSES),
  details: z.string().optional(),
});

/** The fields that signed details must contain. Otherwise no person is accepted. */
export const signedDetails = z.object({
  authRef: z.string(),
  status: z.literal('APPROVED'),
  /** The time of the approval in milliseconds since 1970. */
  timestamp: z.number(),
  minRegistrationLevel: z.literal('PLUS'),
  requestedAttributes: z.object({
    basicUserInfo: z.object({ name: z.string(), surname: z.string() }),
    ssn: z.object({ ssn: z.string().regex(/^\d{12}$/), country: z.literal('SE') }),
  }),
});
export type SignedDetails = z.infer<typeof signedDetails>;

/** The error codes of Freja's REST API that the shop may get. */
export const FREJA_ERRORS = {
  userInfoType: 1001,
  userInfo: 1002,
  notAllowed: 1004,
  serviceDisabled: 1005,
  registrationLevel: 1007,
  unknownRelyingParty: 1008,
  badJson: 1010,
  noSuchUser: 1012,
  badReference: 1100,
  previousRejected: 2000,
  badAttributes: 2002,
} as const;
export type FrejaError = keyof typeof FREJA_ERRORS;
