import { safeReturn } from './app/return-to.js';

/** The seed's in-progress cookie: two minutes, renewed by each status poll; holds the return address. */
const NAME = 'algort_login_next';
const SECONDS = 120;

/** For a Set-Cookie header or document.cookie. Readable by the page, since it holds only an address of ours. */
export function markerCookie(redirectTo: string, secure: boolean): string {
  return `${NAME}=${encodeURIComponent(safeReturn(redirectTo))}; Path=/; SameSite=Lax; Max-Age=${SECONDS}${secure ? '; Secure' : ''}`;
}

export function noMarkerCookie(): string {
  return `${NAME}=; Path=/; SameSite=Lax; Max-Age=0`;
}

/** Where the present login leads; null without one. */
export function markedReturn(cookies: string | null | undefined): string | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(cookies ?? '')?.[1];
  if (!value) return null;
  try {
    return safeReturn(decodeURIComponent(value));
  } catch {
    return '/';
  }
}
