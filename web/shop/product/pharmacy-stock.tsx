import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Drawer, preloadDrawer } from '../../interface/dialog/drawer.js';
import { Button } from '../../interface/navigation/button.js';
import { NearMe } from '../pharmacy/near-me.js';
import type { SelectedPharmacy } from '../pharmacy/selected-pharmacy.js';
import { stockTexts as texts } from './texts.js';
import { useChosenPharmacy } from './use-chosen-pharmacy.js';
import '../../interface/field/field.css';

const loadList = () => import('./stock-in-drawer.js');
const StockInDrawer = lazy(loadList);

/** Loads the drawer and its list early, so that a press waits for the stock alone. */
function preload(): void {
  preloadDrawer();
  loadList().catch(() => undefined);
}

/**
 * Shows which pharmacies have the product, in a drawer. The list loads when the visitor asks for it; without JavaScript
 * it is a separate page.
 */
export function PharmacyStock({ slug }: { readonly slug: string }): React.JSX.Element {
  const address = `/produkt/${slug}/lager`;
  const { chosen, choose, fetcher } = useChosenPharmacy(slug, address);
  const [open, setOpen] = useState(false);
  const stock = fetcher.state === 'idle' ? fetcher.data?.stock : undefined;
  const chosenNumber = chosen ? { gln: chosen.gln } : undefined;
  return (
    <>
      {chosen && chosen.inStock !== null && <ChosenStock {...chosen} />}
      <fetcher.Form
        method="get"
        action={address}
        className="stock-form"
        onFocus={preload}
        onSubmit={() => setOpen(true)}
      >
        <label htmlFor="lager-ort">{texts.place}</label>
        <input id="lager-ort" name="ort" maxLength={100} autoComplete="address-level2" className="select stock-place" />
        {chosen && <input type="hidden" name="gln" value={chosen.gln} />}
        <Button variant="quiet">{texts.search}</Button>
        <NearMe
          onFound={(position) => {
            fetcher.load(`${address}?${new URLSearchParams({ ...position, ...chosenNumber })}`);
            setOpen(true);
          }}
        />
      </fetcher.Form>
      <Drawer isOpen={open} onClose={() => setOpen(false)} title={texts.title}>
        <div aria-live="polite" aria-busy={!stock}>
          <Suspense fallback={<p className="visually-hidden">{texts.loading}</p>}>
            <StockInDrawer stock={stock} choosing={{ chosenId: chosen?.id ?? null, onChoose: choose }} />
          </Suspense>
        </div>
      </Drawer>
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
