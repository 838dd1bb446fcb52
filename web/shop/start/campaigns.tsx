import { Link } from '@remix-run/react';

import type { CampaignView } from '../../../services/web-host/contract/catalogue.js';
import { formatDay } from '../../interface/dates.js';

export function Campaigns({ campaigns }: { readonly campaigns: readonly CampaignView[] }): React.JSX.Element {
  return (
    <ul className="campaigns">
      {campaigns.map(({ id, title, text, href, validTo }) => (
        <li key={id} className="campaign">
          <h3>
            <Link to={href}>{title}</Link>
          </h3>
          <p>{text}</p>
          {validTo && <p className="small">Till och med {formatDay(validTo)}</p>}
        </li>
      ))}
    </ul>
  );
}
