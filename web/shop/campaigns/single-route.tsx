import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { formatDay } from '../../interface/words/dates.js';
import { keptListing } from '../../visit/kept-answers/kept-listing.js';
import { listingQuery } from '../listing/listing-query.js';
import { ListingView } from '../listing/listing-view.js';
import { Spray } from './spray.js';
import { campaignTexts as texts } from './texts.js';
import { usePromotionClicks } from './use-promotion-clicks.js';
import './campaigns.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.campaign.title ?? texts.title} – Älgört` },
  ...(data ? [{ name: 'description', content: data.campaign.text }] : []),
];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const listing = await context.shop.catalogue.promotion(
    params['id'] ?? '',
    listingQuery(new URL(request.url).searchParams, PAGE_SIZE.brand),
  );
  if (!listing) throw new Response(null, { status: 404 });
  return listing;
}

export const clientLoader = keptListing;

export default function CampaignPage(): React.JSX.Element {
  const listing = useLoaderData<typeof loader>();
  const { id, title, text, validTo } = listing.campaign;
  const section = usePromotionClicks(id);
  return (
    <div className="page">
      <Breadcrumbs parents={[{ to: '/campaigns', name: texts.title }]} current={title} />
      <div className="promotion-panel promotion-head">
        <Spray />
        <p className="promotion-kicker">{texts.kicker}</p>
        <h1>{title}</h1>
        <p>{text}</p>
        {validTo && <p className="small">{texts.until(formatDay(validTo))}</p>}
      </div>
      <section ref={section} aria-label={title}>
        <ListingView listing={listing} />
      </section>
    </div>
  );
}
