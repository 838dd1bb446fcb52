import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { PAGE_SIZE } from '../../../domain/catalogue/listing.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { listingQuery } from '../../shop/listing/listing-query.js';
import { ListingView } from '../../shop/listing/listing-view.js';
import { memberOfferTexts as texts } from './texts.js';
import './member-offers.css';

export const meta: MetaFunction = () => [
  { title: 'Medlemserbjudanden – Älgört' },
  { name: 'description', content: texts.others },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    listing: await context.shop.catalogue.memberOffers(listingQuery(searchParams, PAGE_SIZE.category)),
    isMember: context.session.memberId !== null,
  };
}

export default function MemberOffersPage(): React.JSX.Element {
  const { listing, isMember } = useLoaderData<typeof loader>();
  const empty = listing.total === 0 && listing.facets.every(({ items }) => items.every((item) => !item.selected));
  return (
    <div className="page">
      <Breadcrumbs parents={[{ to: '/kategori/erbjudanden', name: texts.offers }]} current={texts.title} />
      <h1>{texts.title}</h1>
      <p className="listing-intro">{isMember ? texts.member : texts.others}</p>
      {!isMember && <Teaser />}
      {empty ? <None /> : <ListingView listing={listing} />}
    </div>
  );
}

function Teaser(): React.JSX.Element {
  return (
    <aside className="member-teaser" aria-labelledby="bli-medlem">
      <div>
        <h2 id="bli-medlem">{texts.teaserTitle}</h2>
        <p>{texts.teaserGuest}</p>
      </div>
      <p className="member-teaser-actions">
        <ButtonLink to="/kundklubb-registrering/" variant="accent">
          {texts.join}
        </ButtonLink>
        <Link to="/init-login">{texts.login}</Link>
      </p>
    </aside>
  );
}

function None(): React.JSX.Element {
  return (
    <div className="listing-nothing">
      <h2>{texts.none}</h2>
      <p className="muted">{texts.noneText}</p>
      <p>
        <Link to="/campaigns">{texts.campaigns}</Link>
      </p>
    </div>
  );
}
