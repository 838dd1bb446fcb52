import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { GROUP, groupsOf } from './campaign-groups.js';
import { Promotion } from './promotion.js';
import { campaignTexts as texts } from './texts.js';
import '../listing/listing.css';
import './campaigns.css';

export const meta: MetaFunction = () => [
  { title: `${texts.title} – Älgört` },
  { name: 'description', content: texts.description },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  return context.shop.catalogue.promotions(groupsOf(new URL(request.url).searchParams));
}

export default function CampaignsPage(): React.JSX.Element {
  const { promotions, total } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      <p className="listing-intro">{promotions.length > 0 ? texts.intro : texts.none}</p>
      {promotions.length === 0 && (
        <p>
          {texts.noneText} <Link to="/kategori/erbjudanden">{texts.offers}</Link>
        </p>
      )}
      {promotions.map((promotion) => (
        <Promotion key={promotion.id} promotion={promotion} />
      ))}
      {promotions.length < total && (
        <div className="listing-more">
          <p className="muted small">{texts.shown(promotions.length, total)}</p>
          <ButtonLink variant="quiet" to={`?loaded=${promotions.length + GROUP}`} preventScrollReset replace>
            {texts.more}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
