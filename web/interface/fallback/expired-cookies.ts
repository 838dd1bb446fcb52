/** Browsers accept cookies with these prefixes only with `Secure`, even when the cookie is to be deleted. */
const PREFIXED = /^__(?:Host|Secure)-/;

/** Returns Set-Cookie values that delete every cookie of a request, because some browsers ignore Clear-Site-Data. */
export function expiredCookies(cookieHeader: string | null): readonly string[] {
  const names = (cookieHeader ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return [...new Set(names)]
    .filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
    .map((name) => `${name}=; Path=/; Max-Age=0${PREFIXED.test(name) ? '; Secure' : ''}`);
}
