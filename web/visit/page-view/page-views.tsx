import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

import type { ShopSession } from '../../context.js';
import { currentConsent } from '../consent/cookie-consent.js';
import { pageViewOf, type PageView } from './page-view.js';

export interface PageViewsProps {
  readonly session: Pick<ShopSession, 'kind' | 'memberId'>;
  /** The campaigns that led to a purchase (CAT-07). */
  readonly campaignsOfPurchase: () => Promise<string>;
}

export function PageViews({ session, campaignsOfPurchase }: PageViewsProps): null {
  const { pathname } = useLocation();
  useEffect(() => {
    const view = pageViewOf({ pathname, session, consent: currentConsent() });
    if (!view) return;
    // A lost page view must not disturb anybody.
    void send(view, campaignsOfPurchase).catch(() => undefined);
    // Logging in is not another view of the page.
  }, [pathname]);
  return null;
}

/** A purchase reports the campaigns that led to it (CAT-07). */
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
