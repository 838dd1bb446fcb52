import { getCookies, Headers } from 'undici';

/** The value of the cookie with just this name; null when the browser sent none, or an empty one. */
export function cookieOf(header: string | null | undefined, name: string): string | null {
  // Most calls of strangers bring no such word: they are not taken apart.
  if (!header?.includes(`${name}=`)) return null;
  return getCookies(new Headers({ cookie: header }))[name] || null;
}

const HOST_PREFIX = '__Host-';

/** What a cookie is called: with the prefix a browser takes it over encryption and from this very host alone. */
export function hostCookie(name: string, secure: boolean): string {
  return secure ? `${HOST_PREFIX}${name}` : name;
}
