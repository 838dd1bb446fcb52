import { getCookies, Headers } from 'undici';

/** Returns the value of the cookie with exactly this name. Null when it is missing or empty. */
export function cookieOf(header: string | null | undefined, name: string): string | null {
  // Most requests lack the cookie and need no parsing.
  if (!header?.includes(`${name}=`)) return null;
  return getCookies(new Headers({ cookie: header }))[name] || null;
}

const HOST_PREFIX = '__Host-';

/**
 * Returns the cookie's name. With the `__Host-` prefix a browser accepts it only over HTTPS and only from this host.
 */
export function hostCookie(name: string, secure: boolean): string {
  return secure ? `${HOST_PREFIX}${name}` : name;
}
