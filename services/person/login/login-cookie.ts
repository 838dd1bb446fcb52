import { attemptRule } from './attempt/attempt.js';

export const LOGIN_COOKIE = 'algort_login';

/** Binds the attempt to this browser; each poll gives it two more minutes (SET-02). Lax: the e-ID's return is a link from elsewhere. */
export function loginCookie(token: string, secure: boolean): string {
  return `${LOGIN_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${token ? attemptRule.cookieSeconds : 0}${secure ? '; Secure' : ''}`;
}

/** One attempt's token, or those of two that were begun together. */
export function loginTokenIn(cookieHeader: string | undefined): string | null {
  return (
    /(?:^|;\s*)algort_login=([A-Za-z0-9_-]{43}(?:\.[A-Za-z0-9_-]{43})?)(?:;|$)/.exec(cookieHeader ?? '')?.[1] ?? null
  );
}
