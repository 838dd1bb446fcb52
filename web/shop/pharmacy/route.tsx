import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams, Link } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ShowMore } from '../../interface/navigation/show-more.js';
import { moreLoaded, pharmacyQuery } from './pharmacy-query.js';
import { SearchForm } from './search-form.js';
import { SwedenMap } from './sweden-map.js';
import { pharmacyTexts as texts } from './texts.js';
import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { Badge } from '../../interface/picture/badge.js';
import { ChooseButton } from './choose-button.js';
import { Today } from './today.js';
import './pharmacy.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${texts.title} – Älgört` },
  { name: 'description', content: texts.description },
  { tagName: 'link', rel: 'canonical', href: `${data?.publicUrl ?? ''}/apotek` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = pharmacyQuery(new URL(request.url).searchParams);
  return { query, publicUrl: context.publicUrl, ...(await context.shop.pharmacies.search(query)) };
}

export default function PharmaciesPage(): React.JSX.Element {
  const { query, total, pharmacies, places, counties } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.title} />
      <div className="pharmacies">
        <div className="pharmacies-main">
          <h1>{texts.title}</h1>
          <p className="pharmacies-intro">{texts.intro}</p>
          <SearchForm query={query} counties={counties} />
          <p role="status" className="pharmacies-count">
            {texts.count(total)}
          </p>
          {total === 0 && <Nothing />}
          <ul className="pharmacy-list">
            {pharmacies.map((pharmacy) => (
              <PharmacyCard key={pharmacy.id} pharmacy={pharmacy} />
            ))}
          </ul>
          {total > pharmacies.length && (
            <ShowMore shown={pharmacies.length} total={total} to={moreLoaded(search, pharmacies.length)} />
          )}
        </div>
        <aside className="pharmacies-map">
          <SwedenMap places={places} single={total === 1} />
        </aside>
      </div>
    </div>
  );
}

function Nothing(): React.JSX.Element {
  return (
    <div className="pharmacy-nothing">
      <h2>{texts.nothing}</h2>
      <p className="muted">{texts.nothingText}</p>
    </div>
  );
}

function PharmacyCard({ pharmacy }: { readonly pharmacy: PharmacyView }): React.JSX.Element {
  const { name, url, address, postalCode, city, isAgency, distance } = pharmacy;
  return (
    <li className="pharmacy-card">
      <div className="pharmacy-card-text">
        <h2>
          <Link to={url} prefetch="intent">
            {name}
          </Link>
          {isAgency && <Badge tone="quiet">{texts.agency}</Badge>}
        </h2>
        <p className="muted">
          {address}, {postalCode} {city}
        </p>
        <Today pharmacy={pharmacy} />
        {distance !== null && <p className="muted small">{texts.distance(distance)}</p>}
      </div>
      <ChooseButton pharmacy={pharmacy} />
    </li>
  );
}
