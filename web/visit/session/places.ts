import { platformOf } from '../../interface/fallback/error-report.js';
import { withQuery } from '../login/app/return-to.js';
import { withoutFlags } from './ending-flag.js';

/** Basket and checkout show personal data, so after a log-out they lead to the start page (SES-02). */
export function isCheckout(pathname: string): boolean {
  return /^\/shop\/(basket|betalning)(\/|$)/.test(pathname);
}

/** The confirmation of a purchase stays visible after a log-out. */
export function isConfirmation(pathname: string): boolean {
  return pathname.startsWith('/shop/confirmation');
}

export interface Renewal {
  readonly to: string;
  /**
   * True on the web, where a new page load removes all data of the old session. In the app the router opens the log-in
   * (SES-06).
   */
  readonly isRedirect: boolean;
}

export function renewalFrom({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Renewal {
  const isRedirect = platformOf(pathname) === 'WEB';
  const here =
    pathname === '/init-login'
      ? (new URLSearchParams(search).get('redirect') ?? '/')
      : withoutFlags(`${pathname}${search}${hash}`);
  return { to: withQuery('/init-login', { redirect: here }), isRedirect };
}
