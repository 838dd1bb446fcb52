import { withQuery } from './app/return-to.js';

/** A login that a press has asked for. */
export interface AskedLogin {
  /** Of the login's own page, whose data are shown. */
  readonly address: string;
  /** Of the page it is shown over. */
  readonly over: string;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const LOGIN = /^\/(init-login|loginFreja)\/?$/;
/** The login's own pages, and where a bank may ask for the shopper. */
const NOT_OVER = /^\/(init-login|loginFreja|login-status|login-return|shop\/betalning)(\/|$)/;

/** LOG-01, LOG-06: the login that a link of this page leads to; null where the link is to be followed. Without a redirect it comes back here. */
export function askedLogin(
  { origin, pathname, searchParams }: URL,
  here: Place & { readonly origin: string },
): AskedLogin | null {
  if (origin !== here.origin || !LOGIN.test(pathname) || NOT_OVER.test(here.pathname)) return null;
  const page = `${here.pathname}${here.search}`;
  const over = `${page}${here.hash}`;
  const wanted = searchParams.get('redirect');
  return { address: withQuery(pathname, { redirect: wanted === null || wanted === page ? over : wanted }), over };
}

/** A new tab or window, and a link to save, are the browser's own. */
export function isPlainPress({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
