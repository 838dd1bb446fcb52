/** Of such a name a browser takes nothing that is not marked so, not even an end. */
const PREFIXED = /^__(?:Host|Secure)-/;

/** Set-Cookie values that end every cookie of a request, for browsers that do not know Clear-Site-Data. */
export function expiredCookies(cookieHeader: string | null): readonly string[] {
  const names = (cookieHeader ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return [...new Set(names)]
    .filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
    .map((name) => `${name}=; Path=/; Max-Age=0${PREFIXED.test(name) ? '; Secure' : ''}`);
}
