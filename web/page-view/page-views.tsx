import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

import type { ShopSession } from '../context.js';
import { currentConsent } from '../cookie-consent/cookie-consent.js';
import { pageViewOf, type PageView } from './page-view.js';

/** Tells of a page view on each change of path. */
export function PageViews({ session }: { readonly session: Pick<ShopSession, 'kind' | 'memberId'> }): null {
  const { pathname } = useLocation();
  useEffect(() => {
    const view = pageViewOf({ pathname, session, consent: currentConsent() });
    if (!view) return;
    // A page view that is lost is lost; nobody is troubled by it.
    void told(view).catch(() => undefined);
    // Logging in is not another view of the page.
  }, [pathname]);
  return null;
}

/** A purchase tells which campaigns led to it (CAT-07); only its page loads what knows them. */
async function told(view: PageView): Promise<void> {
  const campaigns =
    view.path === '/shop/confirmation'
      ? (await import('../campaigns/promotion-clicks.js')).takeCampaigns(localStorage, Date.now())
      : '';
  const body = JSON.stringify({ ...view, ...(campaigns && { campaigns }) });
  await fetch('/api/pageview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  });
}
