import { Link, useSearchParams, type LinkProps } from '@remix-run/react';
import { X } from 'lucide-react';
import { useRef } from 'react';

import type { Facet } from '../../../domain/catalogue/listing.js';
import { facetValue } from './facet-value.js';
import { without, withoutFilters } from './listing-query.js';
import { listingTexts as texts } from './texts.js';
import { useKeptFocus } from './use-kept-focus.js';

export const LISTING_COUNT = 'antal-varor';

/** Shows each selected filter as a link that removes it. */
export function ChosenFilters({ facets }: { readonly facets: readonly Facet[] }): React.JSX.Element | null {
  const [search] = useSearchParams();
  const selected = facets.flatMap(({ name, items }) =>
    items.filter((item) => item.selected).map(({ item }) => ({ name, item, shown: facetValue(name, item) })),
  );
  if (selected.length === 0) return null;
  return (
    <ul className="chosen" aria-label={texts.chosen}>
      {selected.map(({ name, item, shown }) => (
        <li key={`${name}:${item}`}>
          <Removal to={without(search, name, item)} className="chosen-filter" aria-label={texts.remove(shown)}>
            {shown} <X size={16} strokeWidth={2} aria-hidden />
          </Removal>
        </li>
      ))}
      <li>
        <Removal to={withoutFilters(search)} className="chosen-clear">
          {texts.clear}
        </Removal>
      </li>
    </ul>
  );
}

/** A link that removes itself. The number of products takes the focus then. */
function Removal(props: LinkProps): React.JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  useKeptFocus(link, `#${LISTING_COUNT}`);
  return <Link ref={link} {...props} preventScrollReset />;
}
