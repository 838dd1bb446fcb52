import { stockholmDate } from '../../domain/kernel/index.js';
import type { Clock } from '../clock/clock.js';
import { Problem } from '../http/problem.js';
import { RateLimit } from '../rate-limit/rate-limit.js';
import type { StaffAccounts } from './staff-accounts.js';
import type { StaffSessions } from './staff-sessions.js';
import { STAFF_COOKIE, staffRule, type Staff, type StaffLogIn, type StaffSession } from './staff.js';

/** Between staff's cookie and their sessions. */
export class StaffGate {
  private readonly failures: RateLimit;

  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly secure: boolean,
    clock: Clock,
  ) {
    const { mostFailuresOfAddress: calls, addressMinutes } = staffRule.on(stockholmDate(clock.now()));
    this.failures = new RateLimit({ name: 'staff-log-in', calls, seconds: addressMinutes * 60 });
  }

  async session(cookieHeader: string | null | undefined): Promise<StaffSession | null> {
    const token = tokenIn(cookieHeader ?? '');
    return token ? this.sessions.find(token) : null;
  }

  /** @param ip whose guesses are counted over all accounts; only those that were wrong. */
  async logIn(login: string, password: string, ip: string): Promise<StaffLogIn> {
    const refused = await this.take(ip);
    if (refused !== null) return { refused: 'too-many', retryAfterSeconds: refused };
    const staff = await this.accounts.verify(login, password);
    if (!staff) return { refused: 'wrong' };
    await this.failures.giveBack(ip);
    return { cookie: await this.enter(staff) };
  }

  /** A whole Set-Cookie value; of someone whose identity is proved. */
  async enter(staff: Staff): Promise<string> {
    const { token, expiresAt } = await this.sessions.open(staff);
    return this.cookie(token, expiresAt);
  }

  async logOut(session: StaffSession | null): Promise<string> {
    if (session) await this.sessions.end(session);
    return this.cookie('', new Date(0).toISOString());
  }

  /** The seconds to wait; null when the guess may be made. */
  private async take(ip: string): Promise<number | null> {
    try {
      await this.failures.spend(ip);
      return null;
    } catch (error) {
      if (error instanceof Problem) return Number(error.details['retryAfterSeconds']);
      throw error;
    }
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
