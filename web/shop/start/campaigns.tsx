import { Link } from '@remix-run/react';

import type { CampaignView } from '../../../services/shop/catalogue/contract.js';
import { Spray } from '../campaigns/spray.js';
import { campaignTexts as texts } from '../campaigns/texts.js';
import { formatDay } from '../../interface/words/dates.js';

const SHOWN = 3;

export function Campaigns({ campaigns }: { readonly campaigns: readonly CampaignView[] }): React.JSX.Element {
  return (
    <ul className="campaigns">
      {campaigns.slice(0, SHOWN).map(({ id, title, text, href, validTo }) => (
        <li key={id} className="campaign">
          <Spray />
          <h3>
            <Link to={href}>{title}</Link>
          </h3>
          <p>{text}</p>
          {validTo && <p className="small">{texts.until(formatDay(validTo))}</p>}
        </li>
      ))}
    </ul>
  );
}
