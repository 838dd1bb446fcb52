import { CircleCheck } from 'lucide-react';

import { ButtonLink } from '../../../interface/navigation/button.js';
import { Screen } from './screen.js';
import { doneTexts as texts } from '../texts.js';

/** Announces the successful log-in before the next page loads (LOG-09). Without scripts a `meta` element redirects. */
export function DoneScreen({ redirectTo }: { readonly redirectTo: string }): React.JSX.Element {
  return (
    <Screen title={texts.title} status={texts.text}>
      <span className="login-over-icon" data-phase="authenticated">
        <CircleCheck size={52} strokeWidth={1} aria-hidden />
      </span>
      <div className="login-actions">
        <ButtonLink to={redirectTo} reloadDocument wide>
          {texts.onward}
        </ButtonLink>
      </div>
      <noscript>
        <meta httpEquiv="refresh" content={`2;url=${redirectTo}`} />
      </noscript>
    </Screen>
  );
}
