import { ChevronDown } from 'lucide-react';

import type { Facet } from '../../../domain/catalogue/listing.js';
import { listingTexts as texts } from './texts.js';

/** One facet as a disclosure of checkboxes. */
export function FacetGroup({ facet }: { readonly facet: Facet }): React.JSX.Element | null {
  const selected = facet.items.filter((item) => item.selected).length;
  if (facet.items.length === 0) return null;
  return (
    <details className="facet">
      <summary>
        {texts.facets[facet.name] ?? facet.name}
        {selected > 0 && <span className="facet-selected">{selected}</span>}
        <ChevronDown size={16} strokeWidth={2} aria-hidden />
      </summary>
      <fieldset className="facet-items">
        <legend className="visually-hidden">{texts.facets[facet.name] ?? facet.name}</legend>
        {facet.items.map(({ item, count, selected: checked }) => (
          <label key={`${item}${checked}`} className="facet-item">
            <input type="checkbox" name={facet.name} value={item} defaultChecked={checked} />
            <span>{item}</span>
            <span className="muted small">{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
