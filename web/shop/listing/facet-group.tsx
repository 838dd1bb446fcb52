import { Link, useSearchParams } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { Facet } from '../../../domain/catalogue/listing.js';
import { listingTexts as texts } from './texts.js';

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
          <label key={item} className="facet-item">
            <Tick name={facet.name} value={item} selected={selected} />
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

/**
 * A checkbox of a filter. A press ticks it at once, and then it follows the URL. It must stay the same element, because
 * it has the focus.
 */
function Tick({
  name,
  value,
  selected,
}: {
  readonly name: string;
  readonly value: string;
  readonly selected: boolean;
}): React.JSX.Element {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = selected;
  }, [selected]);
  return <input ref={box} type="checkbox" name={name} value={value} defaultChecked={selected} />;
}

function allOf(search: URLSearchParams, name: string): string {
  const next = new URLSearchParams(search);
  next.set('alla', name);
  return `?${next}`;
}
