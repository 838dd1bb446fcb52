import { safeReturn } from './app/return-to.js';

/** The cookie of a log-in in progress contains the path to return to. It lasts two minutes, and each poll renews it. */
const NAME = 'algort_login_next';
const SECONDS = 120;

/**
 * Returns a cookie for a Set-Cookie header or document.cookie. Scripts may read it, because it contains only a path of
 * the shop.
 */
export function markerCookie(redirectTo: string, secure: boolean): string {
  return `${NAME}=${encodeURIComponent(safeReturn(redirectTo))}; Path=/; SameSite=Lax; Max-Age=${SECONDS}${secure ? '; Secure' : ''}`;
}

export function noMarkerCookie(): string {
  return `${NAME}=; Path=/; SameSite=Lax; Max-Age=0`;
}

/** Returns the path to which the log-in in progress leads; null when there is none. */
export function markedReturn(cookies: string | null | undefined): string | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(cookies ?? '')?.[1];
  if (!value) return null;
  try {
    return safeReturn(decodeURIComponent(value));
  } catch {
    return '/';
  }
}
