import { useEffect } from 'react';

import { tellInterest } from './tell-interest.js';

/** Tells once that products which search found were bought. It waits until the order is confirmed. */
export function usePurchaseInterest(lines: readonly { readonly varuId: string }[], confirmed: boolean): void {
  useEffect(() => {
    if (confirmed)
      tellInterest(
        'purchase',
        lines.map(({ varuId }) => varuId),
      );
    // The lines of an order never change, so only its confirmation is listed.
  }, [confirmed]);
}
