import { withQuery } from './app/return-to.js';

export interface AskedLogin {
  /** The URL of the log-in page, from which the dialog loads its data. */
  readonly address: string;
  readonly over: string;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const LOGIN = /^\/(init-login|loginFreja)\/?$/;
/** Pages over which the log-in opens no dialog: its own pages, and the page to which a bank returns. */
const NOT_OVER = /^\/(init-login|loginFreja|login-status|login-return|shop\/betalning)(\/|$)/;

/**
 * Returns the log-in that a link leads to (LOG-01, LOG-06); null for other links. By default it returns to the present
 * page.
 */
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

/** True for an ordinary press. A press that opens a new tab or window, or saves the link, is left to the browser. */
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
