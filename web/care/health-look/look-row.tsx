import type { LookView } from '../../../services/care/health-look/contract.js';
import { Badge } from '../../interface/picture/badge.js';
import { formatMoment } from '../../interface/words/dates.js';
import { isAttempt, looksTexts as texts, lookText, reasonText } from './texts.js';

export function LookRow({ look }: { readonly look: LookView }): React.JSX.Element {
  const reason = look.kind === 'staff' || look.kind === 'history' ? look.reason : null;
  return (
    <li className="look-row">
      <p className="look-when muted">
        <time dateTime={look.at}>{formatMoment(look.at)}</time>
        {isAttempt(look) && <Badge tone="accent">{texts.attempt}</Badge>}
      </p>
      <p>{lookText(look)}</p>
      {reason && <p className="muted">{reasonText(reason)}</p>}
    </li>
  );
}
