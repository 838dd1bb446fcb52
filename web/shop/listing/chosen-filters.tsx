import { Link, useSearchParams } from '@remix-run/react';
import { X } from 'lucide-react';

import type { Facet } from '../../../domain/catalogue/listing.js';
import { without, withoutFilters } from './listing-query.js';
import { listingTexts as texts } from './texts.js';

/** Shows each selected filter as a link that removes it. */
export function ChosenFilters({ facets }: { readonly facets: readonly Facet[] }): React.JSX.Element | null {
  const [search] = useSearchParams();
  const selected = facets.flatMap(({ name, items }) =>
    items.filter((item) => item.selected).map(({ item }) => ({ name, item })),
  );
  if (selected.length === 0) return null;
  return (
    <ul className="chosen" aria-label={texts.chosen}>
      {selected.map(({ name, item }) => (
        <li key={`${name}:${item}`}>
          <Link
            to={without(search, name, item)}
            className="chosen-filter"
            aria-label={texts.remove(item)}
            preventScrollReset
          >
            {item} <X size={16} strokeWidth={2} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link to={withoutFilters(search)} className="chosen-clear" preventScrollReset>
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}
