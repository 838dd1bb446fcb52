import { attemptRule } from './attempt/attempt.js';

export const LOGIN_COOKIE = 'algort_login';

/**
 * Writes the login cookie. It lives two minutes, and each poll renews it (SET-02). It needs SameSite=Lax, because the
 * person returns from the e-ID by a link on another site.
 */
export function loginCookie(token: string, secure: boolean): string {
  return `${LOGIN_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${token ? attemptRule.cookieSeconds : 0}${secure ? '; Secure' : ''}`;
}

/** Returns the token of one attempt, or of two attempts that started together. */
export function loginTokenIn(cookieHeader: string | undefined): string | null {
  return (
    /(?:^|;\s*)algort_login=([A-Za-z0-9_-]{43}(?:\.[A-Za-z0-9_-]{43})?)(?:;|$)/.exec(cookieHeader ?? '')?.[1] ?? null
  );
}
