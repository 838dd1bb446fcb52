import { useSearchParams } from '@remix-run/react';
import { SearchX } from 'lucide-react';

import { MOST_LISTED } from '../../../domain/catalogue/listing.js';
import type { Listing } from '../../../services/shop/catalogue/contract.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { ProductGrid } from '../product-card/product-card.js';
import { ChosenFilters, LISTING_COUNT } from './chosen-filters.js';
import { FilterForm, FilterToggle, FILTERS } from './filter-form.js';
import { MORE, moreFrom, withoutFilters } from './listing-query.js';
import { SortSelect } from './sort-select.js';
import { listingTexts as texts } from './texts.js';
import './filters.css';
import './listing.css';

interface ListingViewProps {
  readonly listing: Listing;
  /** Content above the filters on wide screens, for example neighbouring categories. */
  readonly side?: React.ReactNode;
  readonly ownOrder?: string | undefined;
  /** Content below the first row of products. */
  readonly belowFirstRow?: React.ReactNode;
}

/**
 * A list of products with filters and sort order. Both are in the URL, so that the back button, shared links and pages
 * without scripts work (CAT-04).
 */
export function ListingView({ listing, side, ownOrder, belowFirstRow }: ListingViewProps): React.JSX.Element {
  const { products, total } = listing;
  const selected = listing.facets.reduce((sum, { items }) => sum + items.filter((item) => item.selected).length, 0);
  return (
    <div className="listing">
      <div className="listing-side">
        {side}
        <FilterForm facets={listing.facets} total={total} />
      </div>
      <div className="listing-main">
        <div className="listing-bar">
          <FilterToggle selected={selected} />
          <p id={LISTING_COUNT} className="listing-count" role="status" tabIndex={-1}>
            {texts.count(total)}
          </p>
          <SortSelect form={FILTERS} ownOrder={ownOrder} />
        </div>
        <ChosenFilters facets={listing.facets} />
        {products.length === 0 ? (
          <>
            <Nothing filtered={selected > 0} />
            {belowFirstRow}
          </>
        ) : (
          <ProductGrid products={products} heading="h2" belowFirstRow={belowFirstRow} />
        )}
        {products.length > 0 && <More shown={products.length} total={total} />}
      </div>
    </div>
  );
}

function More({ shown, total }: { readonly shown: number; readonly total: number }): React.JSX.Element {
  const [search] = useSearchParams();
  return (
    <div className="listing-more">
      <p className="muted small">{texts.shown(shown, total)}</p>
      <progress value={shown} max={total} aria-hidden />
      {shown < total && shown >= MOST_LISTED && <p className="muted small">{texts.mostShown}</p>}
      {shown < total &&
        (['large', 'small'] as const).map((screen) => {
          const to = moreFrom(search, shown, MORE[screen]);
          return (
            to && (
              <ButtonLink
                key={screen}
                variant="quiet"
                to={to}
                className={`listing-more-${screen}`}
                preventScrollReset
                replace
              >
                {texts.more}
              </ButtonLink>
            )
          );
        })}
    </div>
  );
}

/** Says why the listing is empty, and offers links that lead on. */
function Nothing({ filtered }: { readonly filtered: boolean }): React.JSX.Element {
  const [search] = useSearchParams();
  return (
    <div className="listing-nothing">
      <SearchX size={48} strokeWidth={1} aria-hidden />
      <h2>{filtered ? texts.nothing : texts.empty}</h2>
      <p className="muted">{filtered ? texts.nothingText : texts.emptyText}</p>
      {filtered ? (
        <ButtonLink to={withoutFilters(search)} preventScrollReset>
          {texts.clear}
        </ButtonLink>
      ) : (
        <ButtonLink to="/kategori">{texts.all}</ButtonLink>
      )}
    </div>
  );
}
