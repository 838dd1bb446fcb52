import { Form, Link, useSearchParams, useSubmit } from '@remix-run/react';
import { SlidersHorizontal } from 'lucide-react';

import { SORT_OPTIONS } from '../../../domain/catalogue/listing.js';
import type { Listing } from '../../../services/web-host/contract/catalogue.js';
import { Button, ButtonLink } from '../../interface/button.js';
import { ProductGrid } from '../product-card/product-card.js';
import { FacetGroup } from './facet-group.js';
import { moreFrom } from './listing-query.js';
import { listingTexts as texts } from './texts.js';
import '../../interface/field.css';
import './listing.css';

interface ListingViewProps {
  readonly listing: Listing;
  /** Search keeps its words when filters change. */
  readonly q?: string;
}

/** Filters, order and products; all in the address, so that back and sharing work (CAT-04). */
export function ListingView({ listing, q }: ListingViewProps): React.JSX.Element {
  const { products, total } = listing;
  return (
    <>
      <Filters listing={listing} q={q} />
      {products.length === 0 ? <Nothing /> : <ProductGrid products={products} heading="h2" />}
      {products.length < total && <More shown={products.length} total={total} />}
    </>
  );
}

function Filters({ listing, q }: ListingViewProps): React.JSX.Element {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const selected = listing.facets.some(({ items }) => items.some((item) => item.selected));
  const sortBy = search.get('sortBy') ?? '';
  return (
    <Form method="get" className="filters" preventScrollReset onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}>
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      <p className="filters-count" role="status">
        {texts.count(listing.total)}
      </p>
      <div className="filters-row">
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden className="filters-icon" />
        {listing.facets.map((facet) => (
          <FacetGroup key={facet.name} facet={facet} />
        ))}
        {selected && <Link to={q === undefined ? '?' : `?q=${encodeURIComponent(q)}`}>{texts.clear}</Link>}
        <label className="filters-sort">
          <span>{texts.sort}</span>
          <select name="sortBy" aria-label={texts.sort} defaultValue={sortBy} key={sortBy} className="select">
            <option value="">{texts.ownOrder}</option>
            {SORT_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {texts.sorts[option]}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <Button variant="quiet">{texts.apply}</Button>
        </noscript>
      </div>
    </Form>
  );
}

function More({ shown, total }: { readonly shown: number; readonly total: number }): React.JSX.Element {
  const [search] = useSearchParams();
  return (
    <div className="listing-more">
      <p className="muted small">{texts.shown(shown, total)}</p>
      <progress value={shown} max={total} aria-hidden />
      <ButtonLink variant="quiet" to={moreFrom(search, shown, 24)} preventScrollReset replace>
        {texts.more}
      </ButtonLink>
    </div>
  );
}

function Nothing(): React.JSX.Element {
  return (
    <div className="listing-nothing">
      <h2>{texts.nothing}</h2>
      <p className="muted">{texts.nothingText}</p>
    </div>
  );
}
