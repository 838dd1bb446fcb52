import { MapPin } from 'lucide-react';

import { Button } from '../../interface/navigation/button.js';
import type { SelectedPharmacy } from '../pharmacy/selected-pharmacy.js';
import { StockList } from './stock-list.js';
import { stockTexts as texts } from './texts.js';
import { useChosenPharmacy } from './use-chosen-pharmacy.js';
import '../../interface/field/field.css';

/**
 * Shows which pharmacies have the product. The list loads when the visitor asks for it; without JavaScript it is a
 * separate page.
 */
export function PharmacyStock({ slug }: { readonly slug: string }): React.JSX.Element {
  const address = `/produkt/${slug}/lager`;
  const { chosen, choose, fetcher } = useChosenPharmacy(slug, address);
  const stock = fetcher.data?.stock;
  return (
    <>
      {chosen && chosen.inStock !== null && <ChosenStock {...chosen} />}
      <fetcher.Form method="get" action={address} className="stock-form">
        <label htmlFor="lager-ort">{texts.place}</label>
        <input id="lager-ort" name="ort" maxLength={100} autoComplete="address-level2" className="select stock-place" />
        {chosen && <input type="hidden" name="gln" value={chosen.gln} />}
        <Button variant="quiet" loading={fetcher.state === 'loading'}>
          {texts.search}
        </Button>
      </fetcher.Form>
      <div aria-live="polite">
        {stock && <StockList stock={stock} chosenId={chosen?.id ?? null} onChoose={choose} />}
      </div>
    </>
  );
}

function ChosenStock({ name, inStock }: Pick<SelectedPharmacy, 'name' | 'inStock'>): React.JSX.Element {
  return (
    <p className={inStock ? 'stock stock-in' : 'stock'}>
      <MapPin size={18} strokeWidth={2} aria-hidden /> {inStock ? texts.hasIt(name) : texts.lacksIt(name)}
    </p>
  );
}
