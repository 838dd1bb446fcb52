import { useEffect, useRef } from 'react';

import { noteFoundProduct, tellFound, type FoundProduct } from './tell-interest.js';

/**
 * Notes clicks on the cards of search results: on a product's link, and on its buy button. One listener serves all
 * cards. A press of the buy button is told when the cart has accepted the product.
 */
export function useFoundClicks(products: readonly FoundProduct[]): React.RefObject<HTMLDivElement> {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(products);
  shown.current = products;
  useEffect(() => {
    const element = results.current;
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const varuId = target.closest('[id^="p-"]')?.id.slice(2);
      const product = shown.current.find((each) => each.varuId === varuId);
      if (!product) return;
      if (target.closest('a[href^="/produkt/"]')) tellFound(product);
      else if (target.closest('button[name="buy"]')) noteFoundProduct(product);
    };
    element?.addEventListener('click', note);
    return () => element?.removeEventListener('click', note);
  }, []);
  return results;
}
