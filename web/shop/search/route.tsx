import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams, Link } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { useFoundClicks } from '../interest/use-found-clicks.js';
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
  const { q, counts, pages, advice, stores, bestSellers } = listing;
  const results = useFoundClicks([...listing.products, ...listing.related]);
  const type = searchType(search);
  const filtered = listing.facets.some(({ items }) => items.some((item) => item.selected));
  const nothing = !filtered && counts.products + counts.advice + counts.stores === 0;
  return (
    <div className="page search" ref={results}>
      <Breadcrumbs parents={[]} current={texts.crumb} />
      <h1>{nothing ? texts.empty(q) : texts.heading(q)}</h1>
      <Understanding listing={listing} />
      <Spelling suggestions={listing.suggestions} />
      {nothing ? (
        <NothingFound bestSellers={bestSellers} />
      ) : (
        <>
          {q !== '' && <SearchTabs type={type} counts={counts} />}
          {type === 'produkter' &&
            (counts.products === 0 && !filtered ? (
              <NothingFound bestSellers={bestSellers} />
            ) : (
              <ProductHits listing={listing} />
            ))}
          {type === 'rad' && <PageHits advice={advice} pages={pages} />}
          {type === 'butiker' && <StoreHits stores={stores} />}
        </>
      )}
    </div>
  );
}

/** Says how far the query was understood, when the products do not fit all of it (CAT-05). */
function Understanding({ listing }: { readonly listing: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { q, total, makesSense, understood } = listing;
  if (makesSense || q === '') return null;
  if (total === 0) return <p className="listing-intro">{texts.unknown}</p>;
  return <p className="listing-intro">{understood === null ? texts.near(q) : texts.partly(q, understood)}</p>;
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
