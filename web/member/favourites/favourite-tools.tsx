import { Form, Link, useSubmit } from '@remix-run/react';
import { lazy, Suspense, useState } from 'react';

import type { FavouriteSort } from '../../../services/shop/favourites/contract.js';
import { Button } from '../../interface/navigation/button.js';
import { SORTS } from './listing-query.js';
import { pageTexts as texts } from './page-texts.js';
import '../../interface/field/field.css';

const ListDialog = lazy(() => import('./list-dialog.js'));

export function FavouriteTools({
  total,
  sort,
}: {
  readonly total: number;
  readonly sort: FavouriteSort;
}): React.JSX.Element {
  const [asked, setAsked] = useState<'clear' | 'revoke' | null>(null);
  const ask = (kind: 'clear' | 'revoke') => (event: React.MouseEvent) => {
    event.preventDefault();
    setAsked(kind);
  };
  return (
    <div className="favourites-tools">
      <p aria-live="polite">{texts.count(total)}</p>
      <SortField sort={sort} />
      <div className="favourites-links">
        <Link to="?visa=radera" onClick={ask('clear')}>
          {texts.clear}
        </Link>
        <Link to="?visa=aterkalla" onClick={ask('revoke')}>
          {texts.revoke}
        </Link>
      </div>
      <Suspense fallback={null}>
        {asked && <ListDialog kind={asked} count={total} onClose={() => setAsked(null)} />}
      </Suspense>
    </div>
  );
}

/** With scripts, a choice sorts the list at once. Without scripts, a button submits the choice. */
function SortField({ sort }: { readonly sort: FavouriteSort }): React.JSX.Element {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className="favourites-sort"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      <label htmlFor="favourites-sort">{texts.sort}</label>
      <select id="favourites-sort" name="sortera" defaultValue={sort} className="select select-pill">
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {texts.sorts[each]}
          </option>
        ))}
      </select>
      <noscript>
        <Button variant="quiet">{texts.applySort}</Button>
      </noscript>
    </Form>
  );
}
