import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';

import { FallbackPage } from '../../interface/fallback/fallback-page.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import './error-page.css';

const texts = {
  notFoundTitle: 'Sidan finns inte',
  notFound: 'Adressen leder ingenstans. Kanske har varan utgått, eller så blev det ett tecken fel.',
  start: 'Älgörts startsida',
  search: 'Sök i sortimentet',
} as const;

export function ErrorPage(): React.JSX.Element {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <FallbackPage error={error} />;
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
