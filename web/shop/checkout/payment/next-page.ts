import type { PayOutcome } from '../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';

const isOfApp = (search: URLSearchParams): boolean => search.get('platform') === 'App';

export function confirmedPage(search: URLSearchParams, orderId: string): string {
  return isOfApp(search)
    ? `/appen/#/orderconfirmation?Id=${orderId}&sys=cos`
    : `/shop/confirmation?Id=${orderId}&sys=cos`;
}

/**
 * The page after a failed payment. The basket asks the server how it failed. The app's shell gets the text behind the
 * hash, which browsers send to no server.
 */
export function failedPage(search: URLSearchParams, errors: readonly ShopError[]): string {
  const message = encodeURIComponent(errors[0]?.message ?? '');
  return isOfApp(search) ? `/appen/#/checkout?message=${message}` : '/shop/basket';
}

/** The page after a step of a payment. A payment of the app leads back into the app's shell (CHK-07). */
export function nextPage(search: URLSearchParams, outcome: PayOutcome, paymentId: string): string {
  if (!outcome.ok) return failedPage(search, outcome.errors);
  if (outcome.outcome === 'confirmed') return confirmedPage(search, outcome.orderId);
  return `/shop/betalning/${paymentId}${isOfApp(search) ? '?platform=App' : ''}`;
}
