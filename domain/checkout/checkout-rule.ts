import { dated } from '../kernel/index.js';

/** The minimum age of a buyer (CHK-11). */
export const checkoutRule = dated('checkout', [{ from: '2000-01-01', value: { minimumAge: 18 } }]);

/** The payment methods in display order: methods without credit come first, and none is preselected (LAW-02). */
export const offeredMethods = ['scheme', 'swish'] as const;

export type OfferedMethod = (typeof offeredMethods)[number];

export function isOffered(methodId: string): methodId is OfferedMethod {
  return (offeredMethods as readonly string[]).includes(methodId);
}

/** The names on the button for card payments. */
export const cardBrands = ['Visa', 'Mastercard', 'Maestro', 'American Express'] as const;
