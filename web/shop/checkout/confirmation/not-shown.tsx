import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';

import { ButtonLink } from '../../../interface/navigation/button.js';
import { ErrorPage } from '../../layout/error-page.js';
import { confirmationTexts as texts } from './texts.js';

/** Shown for an unknown order and for another person's order alike, so that nobody learns which orders exist. */
export function NotShown(): React.JSX.Element {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <div className="page page-narrow error-page">
      <h1>{texts.notShown}</h1>
      <p>{texts.notShownText}</p>
      <p>{texts.notShownGuest}</p>
      <p className="error-page-actions">
        <ButtonLink to={`/init-login?redirect=${encodeURIComponent(pathname + search)}`}>{texts.logIn}</ButtonLink>
        <Link to="/tracking">{texts.track}</Link>
      </p>
    </div>
  );
}
