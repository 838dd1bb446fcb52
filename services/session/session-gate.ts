import { SESSION_COOKIE, type Session, type Visitor } from './session.js';
import type { Sessions } from './sessions.js';

/** Between cookies and sessions, for the API and the pages alike. */
export class SessionGate {
  constructor(
    private readonly sessions: Sessions,
    private readonly secure: boolean,
  ) {}

  async visitor(cookieHeader: string | undefined): Promise<Visitor> {
    const token = tokenIn(cookieHeader);
    const session = token ? await this.sessions.find(token) : null;
    return session ? { token, session } : { token: null, session: null };
  }

  /** The visitor's session, opened now if there is none; `setCookie` takes a whole Set-Cookie value. */
  async ensure(visitor: Visitor, setCookie: (value: string) => void): Promise<Session> {
    if (visitor.session) return visitor.session;
    const { token, session } = await this.sessions.openGuest();
    setCookie(this.cookie(token, session.expiresAt));
    return session;
  }

  /** Lax: the cookie comes along on links from elsewhere, never on their posts. */
  cookie(token: string, expiresAt: string): string {
    return this.serialise(token, new Date(expiresAt).toUTCString());
  }

  expiredCookie(): string {
    return this.serialise('', new Date(0).toUTCString());
  }

  private serialise(value: string, expires: string): string {
    return `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires}${this.secure ? '; Secure' : ''}`;
  }
}

function tokenIn(cookieHeader: string | undefined): string | null {
  const start = cookieHeader?.indexOf(`${SESSION_COOKIE}=`) ?? -1;
  if (!cookieHeader || start === -1) return null;
  const from = start + SESSION_COOKIE.length + 1;
  const end = cookieHeader.indexOf(';', from);
  return cookieHeader.slice(from, end === -1 ? undefined : end) || null;
}
