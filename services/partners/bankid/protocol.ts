import { z } from 'zod';

/**
 * The fields of POST /rp/v6.0/auth that the shop sends. `endUserIp` is the IP address of the person's browser, as the
 * shop sees it.
 */
export interface AuthRequest {
  readonly endUserIp: string;
  /** A UTF-8 text in base64. The app shows the text under "Min avsikt". */
  readonly userVisibleData?: string;
  readonly userVisibleDataFormat?: 'simpleMarkdownV1';
  /** The URL to which the app sends the person back. It is only for a log-in on the same device. */
  readonly returnUrl?: string;
  readonly returnRisk?: boolean;
  /** Data for BankID's risk assessment. `deviceIdentifier` only distinguishes devices. */
  readonly web?: { readonly referringDomain: string; readonly userAgent: string; readonly deviceIdentifier?: string };
}

export const authAnswer = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
});

const user = z.object({
  personalNumber: z.string().regex(/^\d{12}$/),
  name: z.string(),
  givenName: z.string(),
  surname: z.string(),
});

/** `hintCode` may have any value, because BankID adds codes without notice. */
export const collectAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending'), orderRef: z.string(), hintCode: z.string().default('unknown') }),
  z.object({ status: z.literal('failed'), orderRef: z.string(), hintCode: z.string().default('unknown') }),
  z.object({
    status: z.literal('complete'),
    orderRef: z.string(),
    completionData: z.object({ user, device: z.object({ ipAddress: z.string() }) }),
  }),
]);

/**
 * The HTTP status of each error code. Codes are compared case-insensitively, because the maintenance code exists in two
 * spellings.
 */
export const ERROR_STATUS = {
  alreadyInProgress: 400,
  invalidParameters: 400,
  unauthorized: 401,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internalError: 500,
  maintenance: 503,
} as const;
export type BankIdErrorCode = keyof typeof ERROR_STATUS;
