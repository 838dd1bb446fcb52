import { waitingTexts as texts } from '../texts.js';

/** A code is read within seconds; waiting for an app on this device is less in a hurry. */
const SECONDS = { byQr: 2, here: 5 } as const;

/** Without scripts the page asks by being loaded anew, until the person would rather press. */
export function Refreshing({ on, byQr }: { readonly on: boolean; readonly byQr: boolean }): React.JSX.Element {
  return (
    <noscript>
      {on && <meta httpEquiv="refresh" content={String(byQr ? SECONDS.byQr : SECONDS.here)} />}
      <p className="login-refreshing small">
        {on ? texts.refreshing : texts.stopped}{' '}
        <a href={on ? '/login-status?uppdatera=nej' : '/login-status'}>
          {on ? texts.stopRefreshing : texts.startRefreshing}
        </a>{' '}
        {!on && <a href="/login-status?uppdatera=nej">{texts.refresh}</a>}
      </p>
    </noscript>
  );
}
