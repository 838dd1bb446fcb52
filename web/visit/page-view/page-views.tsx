import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

import type { ShopSession } from '../../context.js';
import { currentConsent } from '../consent/cookie-consent.js';
import { pageViewOf, type PageView } from './page-view.js';

export interface PageViewsProps {
  readonly session: Pick<ShopSession, 'kind' | 'memberId'>;
  /** Ids of the campaigns whose links led to this purchase (CAT-07). */
  readonly campaignsOfPurchase: () => Promise<string>;
}

export function PageViews({ session, campaignsOfPurchase }: PageViewsProps): null {
  const { pathname } = useLocation();
  useEffect(() => {
    const view = pageViewOf({ pathname, session, consent: currentConsent() });
    if (!view) return;
    // If the request fails, the page view is lost and nobody is told.
    void send(view, campaignsOfPurchase).catch(() => undefined);
    // A log-in on the same page is not a new page view.
  }, [pathname]);
  return null;
}

/** A purchase is sent together with the campaigns that led to it (CAT-07). */
async function send(view: PageView, campaignsOfPurchase: () => Promise<string>): Promise<void> {
  const campaigns = view.path === '/shop/confirmation' ? await campaignsOfPurchase() : '';
  const body = JSON.stringify({ ...view, ...(campaigns && { campaigns }) });
  await fetch('/api/pageview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  });
}
