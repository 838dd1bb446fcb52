import { platformOf } from '../../interface/fallback/error-report.js';
import { withQuery } from '../login/app/return-to.js';
import { withoutFlags } from './ending-flag.js';

/** True for basket and checkout. They show personal data, so a log-out there leads to the start page (SES-02). */
export function isCheckout(pathname: string): boolean {
  return /^\/shop\/(basket|betalning)(\/|$)/.test(pathname);
}

/** True for the confirmation of a purchase, which stays visible after a log-out. */
export function isConfirmation(pathname: string): boolean {
  return pathname.startsWith('/shop/confirmation');
}

export interface Renewal {
  readonly to: string;
  /**
   * True on the web, where a new document removes all data of the old session. In the app the router opens the log-in
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
