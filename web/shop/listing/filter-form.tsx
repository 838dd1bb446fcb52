import { useNavigate, useSearchParams } from '@remix-run/react';
import { SlidersHorizontal, X } from 'lucide-react';

import type { Facet } from '../../../domain/catalogue/listing.js';
import { Button } from '../../interface/navigation/button.js';
import { FacetGroup, FILTERS_HEADING } from './facet-group.js';
import { carried, chosen } from './listing-query.js';
import { listingTexts as texts } from './texts.js';

export const FILTERS = 'filter';
/** The other groups are closed at first, so that the form is no longer than the list beside it. */
const OPEN_AT_FIRST = 3;

interface FilterFormProps {
  readonly facets: readonly Facet[];
  readonly total: number;
}

/**
 * The form of the filters. It stands beside the products, or on small screens in a drawer, a native popover that needs
 * no scripts. React 18 has no types for popover attributes, but writes them.
 */
export function FilterForm({ facets, total }: FilterFormProps): React.JSX.Element {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // preventDefault is not called here, because it would untick the checkbox again.
  const apply = ({ currentTarget }: React.FormEvent<HTMLFormElement>): void => {
    navigate(chosen(search, new FormData(currentTarget)), { preventScrollReset: true });
  };
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    apply(event);
  };
  return (
    <form
      id={FILTERS}
      method="get"
      className="filters"
      aria-label={texts.filter}
      {...{ popover: 'auto' }}
      onChange={apply}
      onSubmit={submit}
    >
      <div className="filters-head">
        <h2 id={FILTERS_HEADING} tabIndex={-1}>
          {texts.filter}
        </h2>
        <button type="button" className="filters-close" aria-label={texts.close} {...closes}>
          <X size={22} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      {carried(search).map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => (
        <FacetGroup key={facet.name} facet={facet} open={index < OPEN_AT_FIRST} />
      ))}
      <noscript>
        <Button variant="quiet">{texts.apply}</Button>
      </noscript>
      <div className="filters-foot">
        <Button type="button" wide {...closes}>
          {texts.show(total)}
        </Button>
      </div>
    </form>
  );
}

const closes = { popovertarget: FILTERS, popovertargetaction: 'hide' };

export function FilterToggle({ selected }: { readonly selected: number }): React.JSX.Element {
  return (
    <button type="button" className="filters-toggle" {...{ popovertarget: FILTERS }}>
      <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden /> {texts.filterButton}
      {selected > 0 && <span className="facet-selected">{selected}</span>}
    </button>
  );
}
