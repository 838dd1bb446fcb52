import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import { Breadcrumbs } from '../../interface/breadcrumbs.js';
import { listingQuery } from '../listing/listing-query.js';
import { ListingView } from '../listing/listing-view.js';
import { searchTexts as texts } from './texts.js';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${texts.heading(data?.q ?? '')} – Älgört` }, { name: 'robots', content: 'noindex' }];

const LONGEST_QUERY = 200;

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim().slice(0, LONGEST_QUERY);
  return context.shop.catalogue.search(q, { ...listingQuery(searchParams, PAGE_SIZE.search), withPrescription: searchParams.get('rx') !== '0' });
}

export default function SearchPage(): React.JSX.Element {
  const listing = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.crumb} />
      <h1>{texts.heading(listing.q)}</h1>
      {listing.suggestions.length > 0 && (
        <p className="listing-intro">
          {texts.suggest}{' '}
          {listing.suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 && ', '}
              <Link to={`?q=${encodeURIComponent(suggestion)}`}>{suggestion}</Link>
            </span>
          ))}
        </p>
      )}
      <ListingView listing={listing} q={listing.q} />
    </div>
  );
}
