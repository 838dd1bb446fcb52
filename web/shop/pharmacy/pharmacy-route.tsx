import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { MapPin, Phone } from 'lucide-react';

import { slugOf } from '../../../domain/catalogue/slug.js';
import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { Alert } from '../../interface/message/alert.js';
import { Badge } from '../../interface/picture/badge.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { breadcrumbList, StructuredData } from '../structured-data.js';
import { ChooseButton } from './choose-button.js';
import { OpeningHours } from './opening-hours.js';
import { pharmacyData, phoneLink } from './pharmacy-data.js';
import { SwedenMap } from './sweden-map.js';
import { pharmacyTexts as texts } from './texts.js';
import { Today } from './today.js';
import './pharmacy.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { name, address, city, url } = data.pharmacy;
  return [
    { title: `${name} – ${texts.onePage} – Älgört` },
    { name: 'description', content: `${name}, ${address}, ${city}. ${texts.openingHours}, adress och telefon.` },
    { tagName: 'link', rel: 'canonical', href: `${data.publicUrl}${url}` },
  ];
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const pharmacy = await context.shop.pharmacies.pharmacy(params['id'] ?? '');
  if (!pharmacy) throw new Response(null, { status: 404 });
  return { pharmacy, publicUrl: context.publicUrl };
}

export default function PharmacyPage(): React.JSX.Element {
  const { pharmacy, publicUrl } = useLoaderData<typeof loader>();
  const { name, message, isAgency, county, url } = pharmacy;
  const crumbs = [
    { name: texts.title, path: '/apotek' },
    { name, path: url },
  ];
  return (
    <div className="page">
      <Breadcrumbs parents={[{ to: '/apotek', name: texts.title }]} current={name} />
      <div className="pharmacy">
        <div className="pharmacy-main">
          <h1>
            {name} {isAgency && <Badge tone="quiet">{texts.agency}</Badge>}
          </h1>
          <Today pharmacy={pharmacy} />
          {message && (
            <Alert type="info" heading={texts.message} fullWidth>
              {message}
            </Alert>
          )}
          <Contact pharmacy={pharmacy} />
          <ChooseButton pharmacy={pharmacy} />
          {isAgency && <p className="muted">{texts.agencyNote}</p>}
          <OpeningHours pharmacy={pharmacy} />
          <p>
            <Link to={`/apotek?lan=${slugOf(county)}`}>
              {texts.others} {county}
            </Link>
          </p>
        </div>
        <aside className="pharmacies-map">
          <SwedenMap places={[pharmacy]} single />
        </aside>
      </div>
      <StructuredData data={pharmacyData(pharmacy, publicUrl)} />
      <StructuredData data={breadcrumbList(publicUrl, crumbs)} />
    </div>
  );
}

function Contact({
  pharmacy: { address, postalCode, city, phoneNumber },
}: {
  readonly pharmacy: PharmacyView;
}): React.JSX.Element {
  return (
    <dl className="pharmacy-contact">
      <div>
        <dt>
          <MapPin size={20} strokeWidth={1.5} aria-hidden />
          {texts.address}
        </dt>
        <dd>
          {address}
          <br />
          {postalCode} {city}
        </dd>
      </div>
      <div>
        <dt>
          <Phone size={20} strokeWidth={1.5} aria-hidden />
          {texts.phone}
        </dt>
        <dd>
          <a href={phoneLink(phoneNumber)}>{phoneNumber}</a>
        </dd>
      </div>
    </dl>
  );
}
