import { Link, useSearchParams } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';

import type { Facet } from '../../../domain/catalogue/listing.js';
import { listingTexts as texts } from './texts.js';

/** One facet as a disclosure of checkboxes with their counts. */
export function FacetGroup({ facet }: { readonly facet: Facet & { readonly more: number } }): React.JSX.Element | null {
  const [search] = useSearchParams();
  if (facet.items.length === 0) return null;
  const name = texts.facets[facet.name] ?? facet.name;
  return (
    <details className="facet" open>
      <summary>
        {name}
        <ChevronDown size={18} strokeWidth={2} aria-hidden />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {facet.items.map(({ item, count, selected }) => (
          <label key={`${item}${selected}`} className="facet-item">
            <input type="checkbox" name={facet.name} value={item} defaultChecked={selected} />
            {item} <span>{count}</span>
          </label>
        ))}
      </fieldset>
      {facet.more > 0 && (
        <Link to={allOf(search, facet.name)} className="facet-more" preventScrollReset replace>
          {texts.allItems(facet.more)}
        </Link>
      )}
    </details>
  );
}

function allOf(search: URLSearchParams, name: string): string {
  const next = new URLSearchParams(search);
  next.set('alla', name);
  return `?${next}`;
}
