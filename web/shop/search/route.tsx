import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams, Link } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { listingQuery } from '../listing/listing-query.js';
import { NothingFound } from './nothing-found.js';
import { PageHits, StoreHits } from './other-hits.js';
import { ProductHits } from './product-hits.js';
import { KINDS, searchType, searchWords, withPrescription, searchAddress } from './search-query.js';
import { SearchTabs } from './search-tabs.js';
import { searchTexts as texts } from './texts.js';
import '../listing/listing.css';
import './search.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${texts.heading(data?.q ?? '')} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return context.shop.catalogue.search(searchWords(searchParams), {
    ...listingQuery(searchParams, PAGE_SIZE.search),
    withPrescription: withPrescription(searchParams),
    kind: KINDS[searchType(searchParams)],
  });
}

export default function SearchPage(): React.JSX.Element {
  const listing = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { q, counts, pages, advice, stores } = listing;
  const type = searchType(search);
  const filtered = listing.facets.some(({ items }) => items.some((item) => item.selected));
  const nothing = !filtered && counts.products + counts.advice + counts.stores === 0;
  return (
    <div className="page search">
      <Breadcrumbs parents={[]} current={texts.crumb} />
      <h1>{nothing ? texts.empty(q) : texts.heading(q)}</h1>
      {!listing.makesSense && !nothing && <p className="listing-intro">{texts.near(q)}</p>}
      <Spelling suggestions={listing.suggestions} />
      {nothing ? (
        <NothingFound />
      ) : (
        <>
          {q !== '' && <SearchTabs type={type} counts={counts} />}
          {type === 'produkter' && <ProductHits listing={listing} />}
          {type === 'rad' && <PageHits advice={advice} pages={pages} />}
          {type === 'butiker' && <StoreHits stores={stores} />}
        </>
      )}
    </div>
  );
}

const MOST = 3;

/** Suggests at most three other spellings of the search text (CAT-05). */
function Spelling({ suggestions }: { readonly suggestions: readonly string[] }): React.JSX.Element | null {
  const [search] = useSearchParams();
  if (suggestions.length === 0) return null;
  return (
    <p className="search-spelling">
      {texts.suggest}{' '}
      {suggestions.slice(0, MOST).map((suggestion, index) => (
        <span key={suggestion}>
          {index > 0 && ', '}
          <Link to={searchAddress(search, { q: suggestion })}>{suggestion}</Link>
        </span>
      ))}
      ?
    </p>
  );
}
