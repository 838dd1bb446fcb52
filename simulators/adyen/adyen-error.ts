export class AdyenError extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    readonly errorType: 'validation' | 'security' | 'internal' | 'configuration' = 'validation',
  ) {
    super(message);
  }

  get body(): object {
    const { status, errorCode, message, errorType } = this;
    return { status, errorCode, message, errorType };
  }
}

export const unauthorized = new AdyenError(401, '000', 'HTTP Status Response - Unauthorized', 'security');
export const foreignMerchant = new AdyenError(403, '901', 'Invalid Merchant Account', 'security');
export const unreadable = new AdyenError(400, '702', 'Unable to parse the request');
export const unknownPayment = new AdyenError(422, '167', 'Original pspReference required for this operation');
export const inProgress = new AdyenError(422, '704', 'request already processed or in progress');
export const undecryptable = new AdyenError(422, '174', 'Unable to decrypt data');
export const contractNotFound = new AdyenError(422, '800', 'Contract not found');
export const internalError = new AdyenError(500, '000', 'Internal error', 'internal');

/** Adyen's error code for a missing or wrong field, by the path of the field. */
const CODES: Readonly<Record<string, string>> = {
  amount: '100',
  'amount.value': '137',
  'amount.currency': '138',
  merchantAccount: '901',
  reference: '130',
  paymentMethod: '14_006',
  returnUrl: '14_030',
};

export function faultyField(path: string, missing: boolean): AdyenError {
  const message = missing ? `Required field '${path}' is not provided.` : `Field '${path}' is not valid.`;
  return new AdyenError(422, CODES[path] ?? '702', message);
}
