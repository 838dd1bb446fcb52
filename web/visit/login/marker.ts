import { safeReturn } from './app/return-to.js';

/** The in-progress cookie contains the return address. It lasts two minutes, and each status poll renews it. */
const NAME = 'algort_login_next';
const SECONDS = 120;

/**
 * The value for a Set-Cookie header or document.cookie. Scripts may read it, because it contains only a path of the
 * shop.
 */
export function markerCookie(redirectTo: string, secure: boolean): string {
  return `${NAME}=${encodeURIComponent(safeReturn(redirectTo))}; Path=/; SameSite=Lax; Max-Age=${SECONDS}${secure ? '; Secure' : ''}`;
}

export function noMarkerCookie(): string {
  return `${NAME}=; Path=/; SameSite=Lax; Max-Age=0`;
}

/** The address to which the present log-in returns; null without a log-in in progress. */
export function markedReturn(cookies: string | null | undefined): string | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(cookies ?? '')?.[1];
  if (!value) return null;
  try {
    return safeReturn(decodeURIComponent(value));
  } catch {
    return '/';
  }
}
