import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { listingQuery } from './listing-query.js';
import { ListingView } from './listing-view.js';

const TITLE = 'Nyheter';
const NEWEST = 'Nyast först';
const INTRO = 'Det senaste i sortimentet först.';

export const meta: MetaFunction = () => [{ title: `${TITLE} – Älgört` }, { name: 'description', content: INTRO }];

/** Lists all products without prescription. The newest come first unless the visitor chooses another order. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = listingQuery(new URL(request.url).searchParams, PAGE_SIZE.category);
  return context.shop.catalogue.news(query);
}

export default function NewsPage(): React.JSX.Element {
  const listing = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={TITLE} />
      <h1>{TITLE}</h1>
      <p className="listing-intro">{INTRO}</p>
      <ListingView listing={listing} ownOrder={NEWEST} />
    </div>
  );
}
