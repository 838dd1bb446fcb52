import type { StaffAccounts } from './staff-accounts.js';
import type { StaffSessions } from './staff-sessions.js';
import { STAFF_COOKIE, type StaffSession } from './staff.js';

/** Between staff's cookie and their sessions. */
export class StaffGate {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly secure: boolean,
  ) {}

  async session(cookieHeader: string | null | undefined): Promise<StaffSession | null> {
    const token = tokenIn(cookieHeader ?? '');
    return token ? this.sessions.find(token) : null;
  }

  /** A whole Set-Cookie value, or null when the log-in was not right. */
  async logIn(login: string, password: string): Promise<string | null> {
    const staff = await this.accounts.verify(login, password);
    if (!staff) return null;
    const { token, expiresAt } = await this.sessions.open(staff);
    return this.cookie(token, expiresAt);
  }

  async logOut(session: StaffSession | null): Promise<string> {
    if (session) await this.sessions.end(session);
    return this.cookie('', new Date(0).toISOString());
  }

  /** Strict: no link or form from elsewhere ever acts as staff. */
  private cookie(token: string, expiresAt: string): string {
    const expires = new Date(expiresAt).toUTCString();
    return `${STAFF_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Expires=${expires}${this.secure ? '; Secure' : ''}`;
  }
}

function tokenIn(cookieHeader: string): string | null {
  const prefix = `${STAFF_COOKIE}=`;
  const found = cookieHeader.split(/;\s*/).find((each) => each.startsWith(prefix));
  return found?.slice(prefix.length) || null;
}
