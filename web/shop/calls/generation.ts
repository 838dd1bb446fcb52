import type { CheckoutWays } from '../../../domain/checkout/ways.js';

export type Generation = CheckoutWays['calls'];

/** The generation of calls that the server chose for this page. It stands in the document (docs/toggles.md). */
export function generationOfPage(): Generation {
  return document.documentElement.dataset['calls'] === 'older' ? 'older' : 'newer';
}
