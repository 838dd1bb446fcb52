import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

import type { ShopSession } from '../context.js';
import { currentConsent } from '../cookie-consent/cookie-consent.js';
import { pageViewOf } from './page-view.js';

/** Tells of a page view on each change of path. */
export function PageViews({ session }: { readonly session: Pick<ShopSession, 'kind' | 'memberId'> }): null {
  const { pathname } = useLocation();
  useEffect(() => {
    const view = pageViewOf({ pathname, session, consent: currentConsent() });
    if (!view) return;
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(view), keepalive: true };
    // A page view that is lost is lost; nobody is troubled by it.
    fetch('/api/pageview', sent).catch(() => undefined);
    // Logging in is not another view of the page.
  }, [pathname]);
  return null;
}
