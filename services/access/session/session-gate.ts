import { cookieOf, hostCookie } from '../http/cookies.js';
import type { AnonymousLimits } from '../rate-limit/anonymous-limits.js';
import type { Browser } from './device-name.js';
import { DEVICE_COOKIE, SESSION_COOKIE, type Session, type Visitor } from './session.js';
import type { Sessions } from './sessions.js';
import { newToken } from './token.js';

/** 400 days, the longest cookie lifetime that browsers allow. Each log-in renews it. */
const DEVICE_SECONDS = 400 * 86_400;
const MARK = /^[\w-]{43}$/;
const EXPIRED = new Date(0).toUTCString();

export interface Asking {
  readonly method: string;
  readonly address: string;
}

/** Finds the session of a cookie, for the API and the pages. */
export class SessionGate {
  constructor(
    private readonly sessions: Sessions,
    private readonly secure: boolean,
    private readonly limits: Pick<AnonymousLimits, 'session'>,
  ) {}

  /** Finds the visitor of a cookie header. @param says the browser's description; absent where nobody can log in */
  async visitor(cookieHeader: string | undefined, says?: Omit<Browser, 'mark'>): Promise<Visitor> {
    const visitor = await this.who(cookieHeader);
    if (!says) return visitor;
    const { userAgent, inApp } = says;
    return { ...visitor, browser: { userAgent, inApp, mark: this.markIn(cookieHeader) } };
  }

  /** Gives the browser a device cookie, or renews it. Call it before a log-in. */
  marked(visitor: Visitor, setCookie: (value: string) => void): Visitor {
    const { userAgent = '', inApp = false, mark: brought } = visitor.browser ?? {};
    const mark = brought ?? newToken();
    const name = hostCookie(DEVICE_COOKIE, this.secure);
    const secure = this.secure ? '; Secure' : '';
    setCookie(`${name}=${mark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_SECONDS}${secure}`);
    return { ...visitor, browser: { userAgent, inApp, mark } };
  }

  private markIn(cookieHeader: string | undefined): string | null {
    const mark = cookieOf(cookieHeader, hostCookie(DEVICE_COOKIE, this.secure));
    return mark && MARK.test(mark) ? mark : null;
  }

  private async who(cookieHeader: string | undefined): Promise<Visitor> {
    const token = cookieOf(cookieHeader, this.name);
    const session = token ? await this.sessions.find(token) : null;
    if (token && session) return this.turned(token, session);
    return (this.secure && (await this.ofOldName(cookieHeader))) || { token: null, session: null };
  }

  private async turned(token: string, session: Session): Promise<Visitor> {
    const next = await this.sessions.successor(token, session);
    return next ? { token, session, next, cookies: [this.cookie(next, session.expiresAt)] } : { token, session };
  }

  /**
   * Finds the session of a cookie with the old name, without prefix. It is accepted once, and the response replaces it.
   */
  private async ofOldName(cookieHeader: string | undefined): Promise<Visitor | null> {
    const token = cookieOf(cookieHeader, SESSION_COOKIE);
    const session = token ? await this.sessions.find(token) : null;
    if (!token || !session) return null;
    const cookies = [this.cookie(token, session.expiresAt), this.serialise(SESSION_COOKIE, '', EXPIRED)];
    return { token, session, cookies };
  }

  /**
   * Returns the visitor's session, or opens a guest's session. `setCookie` takes a whole Set-Cookie value.
   * @throws Problem 429 when the IP address has opened too many
   */
  async ensure(visitor: Visitor, { method, address }: Asking, setCookie: (value: string) => void): Promise<Session> {
    if (visitor.session) return visitor.session;
    // Links, images and robots use GET, and none of them needs a session.
    if (method === 'GET' || method === 'HEAD') throw new Error(`a ${method} opens no session`);
    await this.limits.session(address);
    const { token, session } = await this.sessions.openGuest();
    setCookie(this.cookie(token, session.expiresAt));
    return session;
  }

  /**
   * Writes the session cookie. With SameSite=Lax, links from other sites carry the cookie, and their POST requests do
   * not.
   */
  cookie(token: string, expiresAt: string): string {
    return this.serialise(this.name, token, new Date(expiresAt).toUTCString());
  }

  expiredCookie(): string {
    return this.serialise(this.name, '', EXPIRED);
  }

  private get name(): string {
    return hostCookie(SESSION_COOKIE, this.secure);
  }

  private serialise(name: string, value: string, expires: string): string {
    return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires}${this.secure ? '; Secure' : ''}`;
  }
}
