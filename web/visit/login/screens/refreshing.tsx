import { waitingTexts as texts } from '../texts.js';

/** A QR code is scanned within seconds; waiting for an app on this device may be polled more slowly. */
const SECONDS = { byQr: 2, here: 5 } as const;

/** Without scripts the page polls by reloading, until the person chooses to press instead. */
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
