import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { parseSelected, readSelected, withStock, type SelectedPharmacy } from '../pharmacy/selected-pharmacy.js';
import { selectPharmacy } from '../pharmacy/use-selected-pharmacy.js';
import type { loader } from './stock-route.js';

interface ChosenPharmacy {
  /** The selected pharmacy. Null when there is none, and until scripts have read the browser's storage. */
  readonly chosen: SelectedPharmacy | null;
  readonly choose: (pharmacy: Omit<SelectedPharmacy, 'inStock'>) => void;
  readonly fetcher: ReturnType<typeof useFetcher<typeof loader>>;
}

/**
 * Looks up whether the selected pharmacy has this product (PRO-10). The browser stores the answer for the next page.
 */
export function useChosenPharmacy(slug: string, address: string): ChosenPharmacy {
  const fetcher = useFetcher<typeof loader>({ key: `lager-${slug}` });
  const [chosen, setChosen] = useState<SelectedPharmacy | null>(null);
  const keep = (pharmacy: SelectedPharmacy): void => {
    selectPharmacy(pharmacy);
    setChosen(pharmacy);
  };
  useEffect(() => {
    const kept = parseSelected(readSelected(() => localStorage));
    setChosen(kept && { ...kept, inStock: null });
    if (kept) fetcher.load(`${address}?${new URLSearchParams({ gln: kept.gln })}`);
    // Runs once for each product. The fetcher is not listed, because it is a new object in every render.
  }, [address]);
  const answer = fetcher.data?.chosen;
  useEffect(() => {
    if (chosen && answer) keep(withStock(chosen, answer));
  }, [answer]);
  // A pharmacy is chosen in the list of those that have the product, so it is in stock there.
  const choose = ({ gln, id, name, url }: Omit<SelectedPharmacy, 'inStock'>): void =>
    keep({ gln, id, name, url, inStock: true });
  return { chosen, choose, fetcher };
}
