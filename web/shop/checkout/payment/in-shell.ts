import type { PayOutcome } from '../../../../services/shop/checkout/contract.js';

/**
 * The address inside the app's shell where a payment of the app goes on (CHK-07). Null for a browser's payment, and
 * while the payment needs another step. The text stands behind the hash, which browsers send to no server.
 */
export function inShell(search: URLSearchParams, outcome: PayOutcome): string | null {
  if (search.get('platform') !== 'App') return null;
  if (!outcome.ok) return `/appen/#/checkout?message=${encodeURIComponent(outcome.errors[0]?.message ?? '')}`;
  return outcome.outcome === 'confirmed' ? `/appen/#/orderconfirmation?Id=${outcome.orderId}&sys=cos` : null;
}
