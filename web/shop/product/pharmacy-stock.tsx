import { useFetcher } from '@remix-run/react';
import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button } from '../../interface/button.js';
import { keepSelectedPharmacy, readSelectedPharmacy, type SelectedPharmacy } from './selected-pharmacy.js';
import { StockList } from './stock-list.js';
import type { loader } from './stock-route.js';
import { stockTexts as texts } from './texts.js';
import '../../interface/field.css';

/** Fetched when asked for; a page of its own where there is no JavaScript. */
export function PharmacyStock({ slug }: { readonly slug: string }): React.JSX.Element {
  const fetcher = useFetcher<typeof loader>({ key: `lager-${slug}` });
  const [chosen, setChosen] = useState<SelectedPharmacy | null>(null);
  const address = `/produkt/${slug}/lager`;
  useEffect(() => {
    const kept = readSelectedPharmacy(localStorage);
    setChosen(kept);
    if (kept) fetcher.load(`${address}?ort=${encodeURIComponent(kept.name)}`);
    // Once a product; the fetcher is new on every render.
  }, [address]);
  const stock = fetcher.data?.stock;
  const choose = (pharmacy: Omit<SelectedPharmacy, 'inStock'>): void => {
    const { gln, id, name, url } = pharmacy;
    const selected = { gln, id, name, url, inStock: true };
    keepSelectedPharmacy(localStorage, selected);
    setChosen(selected);
  };
  return (
    <>
      {chosen && stock && <ChosenStock chosen={chosen} inStock={stock.some(({ pharmacy }) => pharmacy.id === chosen.id)} />}
      <fetcher.Form method="get" action={address} className="stock-form">
        <label htmlFor="lager-ort">{texts.place}</label>
        <input id="lager-ort" name="ort" maxLength={100} autoComplete="address-level2" className="select stock-place" />
        <Button variant="quiet" loading={fetcher.state === 'loading'}>
          {texts.search}
        </Button>
      </fetcher.Form>
      <div aria-live="polite">{stock && <StockList stock={stock} chosenId={chosen?.id ?? null} onChoose={choose} />}</div>
    </>
  );
}

function ChosenStock({ chosen, inStock }: { readonly chosen: SelectedPharmacy; readonly inStock: boolean }): React.JSX.Element {
  return (
    <p className={inStock ? 'stock stock-in' : 'stock'}>
      <MapPin size={18} strokeWidth={2} aria-hidden /> {inStock ? texts.hasIt(chosen.name) : texts.lacksIt(chosen.name)}
    </p>
  );
}
