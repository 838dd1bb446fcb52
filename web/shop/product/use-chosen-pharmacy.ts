import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { parseSelected, readSelected, withStock, type SelectedPharmacy } from '../pharmacy/selected-pharmacy.js';
import { selectPharmacy } from '../pharmacy/use-selected-pharmacy.js';
import type { loader } from './stock-route.js';

interface ChosenPharmacy {
  /** Null while scripts have not read the browser's storage, and where none is chosen. */
  readonly chosen: SelectedPharmacy | null;
  readonly choose: (pharmacy: Omit<SelectedPharmacy, 'inStock'>) => void;
  readonly fetcher: ReturnType<typeof useFetcher<typeof loader>>;
}

/** PRO-10: the chosen pharmacy, and whether it has the product of this address; both kept for the next page. */
export function useChosenPharmacy(slug: string, address: string): ChosenPharmacy {
  const fetcher = useFetcher<typeof loader>({ key: `lager-${slug}` });
  const [chosen, setChosen] = useState<SelectedPharmacy | null>(null);
  const keep = (pharmacy: SelectedPharmacy): void => {
    selectPharmacy(pharmacy);
    setChosen(pharmacy);
  };
  useEffect(() => {
    const kept = parseSelected(readSelected(() => localStorage));
    // Its stock was another page's.
    setChosen(kept && { ...kept, inStock: null });
    if (kept) fetcher.load(`${address}?${new URLSearchParams({ ort: kept.name, gln: kept.gln })}`);
    // Once a product; the fetcher is new on every render.
  }, [address]);
  const answer = fetcher.data?.chosen;
  useEffect(() => {
    if (chosen && answer) keep(withStock(chosen, answer));
    // Once an answer.
  }, [answer]);
  // Only those that have the product can be chosen from its list.
  const choose = ({ gln, id, name, url }: Omit<SelectedPharmacy, 'inStock'>): void =>
    keep({ gln, id, name, url, inStock: true });
  return { chosen, choose, fetcher };
}
