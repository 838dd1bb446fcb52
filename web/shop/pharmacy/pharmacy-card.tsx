import { Link } from '@remix-run/react';

import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { Badge } from '../../interface/picture/badge.js';
import { ChooseButton } from './choose-button.js';
import { pharmacyTexts as texts } from './texts.js';
import { Today } from './today.js';

export function PharmacyCard({ pharmacy }: { readonly pharmacy: PharmacyView }): React.JSX.Element {
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
