import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { keptListing } from '../../visit/kept-answers/kept-listing.js';
import { listingQuery } from '../listing/listing-query.js';
import { ListingView } from '../listing/listing-view.js';
import { brandTexts as texts } from './texts.js';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.brand.name ?? texts.title} – Älgört` },
  ...(data?.description ? [{ name: 'description', content: data.description }] : []),
];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const listing = await context.shop.catalogue.brand(
    params['slug'] ?? '',
    listingQuery(new URL(request.url).searchParams, PAGE_SIZE.brand),
  );
  if (!listing) throw new Response(null, { status: 404 });
  return listing;
}

export const clientLoader = keptListing;

export default function BrandPage(): React.JSX.Element {
  const listing = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[{ to: '/varumarken', name: texts.title }]} current={listing.brand.name} />
      <h1>{listing.brand.name}</h1>
      {listing.description && <p className="listing-intro">{listing.description}</p>}
      <ListingView listing={listing} />
    </div>
  );
}
