import { withQuery } from './app/return-to.js';

export interface AskedLogin {
  /** The address of the log-in's own page, from which its data is loaded. */
  readonly address: string;
  readonly over: string;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const LOGIN = /^\/(init-login|loginFreja)\/?$/;
/** The log-in opens no dialog over its own pages, or over the page to which a bank returns. */
const NOT_OVER = /^\/(init-login|loginFreja|login-status|login-return|shop\/betalning)(\/|$)/;

/** LOG-01, LOG-06: the log-in that a link leads to; null for other links. By default it returns to the current page. */
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

/** Presses that open a new tab or window, or save the link, are left to the browser. */
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
