import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

import type { ShopSession } from '../../context.js';
import { currentConsent } from '../consent/cookie-consent.js';
import { pageViewOf, type PageView } from './page-view.js';

export interface PageViewsProps {
  readonly session: Pick<ShopSession, 'kind' | 'memberId'>;
  /** Returns the ids of the campaigns that led to this purchase (CAT-07). */
  readonly campaignsOfPurchase: () => Promise<string>;
}

export function PageViews({ session, campaignsOfPurchase }: PageViewsProps): null {
  const { pathname } = useLocation();
  useEffect(() => {
    const view = pageViewOf({ pathname, session, consent: currentConsent() });
    if (!view) return;
    // If the request fails, the page view is not counted, and nobody is told.
    void send(view, campaignsOfPurchase).catch(() => undefined);
    // The session is not listed, because a log-in on the same page is no new page view.
  }, [pathname]);
  return null;
}

/** Sends a page view. The one that confirms a purchase also names the campaigns that led to it (CAT-07). */
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
