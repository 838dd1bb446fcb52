import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';

import { ButtonLink } from '../interface/button.js';
import './error-page.css';

const texts = {
  notFoundTitle: 'Sidan finns inte',
  notFound: 'Adressen leder ingenstans. Kanske har varan utgått, eller så blev det ett tecken fel.',
  whoops: 'Whoops!',
  whoopsText:
    'Älgört stötte på problem. Felet har rapporterats till Älgört för att kunna förbygga detta framöver. För att komma vidare nu, prova något av alternativen nedan.',
  description: 'Felbeskrivning',
  start: 'Älgörts startsida',
  reload: 'Ladda om sidan',
  forget: 'Rensa sparad data',
  search: 'Sök i sortimentet',
} as const;

export function ErrorPage(): React.JSX.Element {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const message = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error instanceof Error ? error.message : null;
  return <Whoops message={message} />;
}

export function NotFound(): React.JSX.Element {
  return (
    <div className="page page-narrow error-page">
      <p className="error-page-code">404</p>
      <h1>{texts.notFoundTitle}</h1>
      <p>{texts.notFound}</p>
      <p className="error-page-actions">
        <ButtonLink to="/">{texts.start}</ButtonLink>
        <Link to="/search">{texts.search}</Link>
      </p>
    </div>
  );
}

/** UI-02, UI-11. Plain links, because client JavaScript may be what broke. */
function Whoops({ message }: { readonly message: string | null }): React.JSX.Element {
  const { pathname, search } = useLocation();
  return (
    <div className="page page-narrow error-page">
      <h1>{texts.whoops}</h1>
      <p>{texts.whoopsText}</p>
      {message && (
        <p className="error-page-message">
          <strong>{texts.description}:</strong> {message}
        </p>
      )}
      <p className="error-page-actions">
        <a className="button button-primary" href="/">
          {texts.start}
        </a>
        <a className="button button-quiet" href={`${pathname}${search}`}>
          {texts.reload}
        </a>
        <a className="button button-quiet" href="/logga-ut?rensa=ja">
          {texts.forget}
        </a>
      </p>
    </div>
  );
}
