import { Hourglass } from 'lucide-react';

import { ButtonLink } from '../../../interface/navigation/button.js';
import { useRefresh } from '../payment/use-refresh.js';
import { confirmationTexts as texts } from './texts.js';

/** An order that is not paid yet. Nothing of it is confirmed, so nothing of it is shown (CHK-07). */
export function AwaitsPayment(): React.JSX.Element {
  useRefresh(true, 'here');
  return (
    <div className="page page-narrow confirmation">
      <header className="confirmation-thanks" role="status">
        <Hourglass size={56} strokeWidth={1} aria-hidden />
        <h1>{texts.awaiting}</h1>
        <p>{texts.awaitingText}</p>
      </header>
      <p className="confirmation-actions">
        <ButtonLink to="/" variant="quiet">
          {texts.more}
        </ButtonLink>
      </p>
    </div>
  );
}
