import { withQuery } from './app/return-to.js';

export interface AskedLogin {
  /** Address of the login's own page, for its data. */
  readonly address: string;
  readonly over: string;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const LOGIN = /^\/(init-login|loginFreja)\/?$/;
/** The login's own pages, and the page to which a bank may return the shopper. */
const NOT_OVER = /^\/(init-login|loginFreja|login-status|login-return|shop\/betalning)(\/|$)/;

/** LOG-01, LOG-06: the login behind a link; null where the link is followed. By default it returns here. */
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

/** A new tab or window, or saving a link, is left to the browser. */
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
