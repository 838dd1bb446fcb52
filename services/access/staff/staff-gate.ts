import { stockholmDate } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';
import { Problem } from '../../foundation/problem/problem.js';
import { networkOf } from '../rate-limit/network-of.js';
import type { MakesLimit, RateLimit } from '../rate-limit/rate-limit.js';
import { HashQueue, TooManyHashes } from './password/hash-queue.js';
import type { StaffAccounts } from './staff-accounts.js';
import type { StaffDevice, StaffDevices } from './staff-devices.js';
import type { StaffSessions } from './staff-sessions.js';
import { staffCookieName, staffRule, type Staff, type StaffLogIn, type StaffSession } from './staff.js';

export interface LogInFrom {
  readonly ip: string;
  readonly cookies: string | null | undefined;
}

export class StaffGate {
  private readonly failures: RateLimit;
  private readonly turns: HashQueue;
  private readonly busySeconds: number;

  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly devices: StaffDevices,
    private readonly secure: boolean,
    clock: Clock,
    limits: MakesLimit,
    /** False when staff log in only at the identity provider. */
    readonly passwords = true,
  ) {
    const rule = staffRule.on(stockholmDate(clock.now()));
    const { mostFailuresOfAddress: calls, addressMinutes } = rule;
    this.failures = limits({ name: 'staff-log-in', calls, seconds: addressMinutes * 60 });
    this.turns = new HashQueue(rule);
    this.busySeconds = rule.busySeconds;
  }

  /**
   * Finds the staff session of a cookie. @param quiet true for requests that a page sends by itself; they do not extend
   * the session
   */
  async session(cookieHeader: string | null | undefined, quiet = false): Promise<StaffSession | null> {
    const token = this.tokenIn(cookieHeader ?? '');
    return token ? this.sessions.find(token, quiet) : null;
  }

  /** Whether the browser's session ended because it was idle. */
  async wasLeft(cookieHeader: string | null | undefined): Promise<boolean> {
    const token = this.tokenIn(cookieHeader ?? '');
    return token !== null && this.sessions.wasLeft(token);
  }

  /** Checks a password. A known device has its own limit. Other attempts are counted by account and by IP address. */
  async logIn(login: string, password: string, { ip, cookies }: LogInFrom): Promise<StaffLogIn> {
    if (!this.passwords) return { refused: 'no-passwords' };
    const device = await this.devices.known(cookies, () => this.accounts.idOf(login));
    const counted = device ? null : networkOf(ip);
    const refused = counted === null ? null : await this.take(counted);
    if (refused !== null) return { refused: 'too-many', retryAfterSeconds: refused };
    const answer = await this.inTurn(device, () => this.attempt(login, password, device));
    if (counted !== null && !('refused' in answer && answer.refused === 'wrong')) await this.failures.giveBack(counted);
    return answer;
  }

  /** Opens a session for a verified person. Returns a Set-Cookie value. */
  async enter(staff: Staff): Promise<string> {
    const { token, expiresAt } = await this.sessions.open(staff);
    return this.cookie(token, expiresAt);
  }

  async logOut(session: StaffSession | null): Promise<string> {
    if (session) await this.sessions.end(session);
    return this.cookie('', new Date(0).toISOString());
  }

  private async inTurn(device: StaffDevice | null, attempt: () => Promise<StaffLogIn>): Promise<StaffLogIn> {
    try {
      return await this.turns.take(device !== null, attempt);
    } catch (error) {
      if (!(error instanceof TooManyHashes)) throw error;
      return { refused: 'busy', retryAfterSeconds: this.busySeconds };
    }
  }

  private async attempt(login: string, password: string, device: StaffDevice | null): Promise<StaffLogIn> {
    const wait = device && (await this.devices.wait(device));
    if (wait !== null) return { refused: 'too-many', retryAfterSeconds: wait };
    const staff = await this.accounts.verify(login, password, device === null);
    if (!staff) return { refused: 'wrong' };
    return { cookies: [await this.enter(staff), await this.devices.welcome(staff.staffId, device)] };
  }

  /** Counts the attempt. Returns the seconds to wait; null when the attempt is allowed. */
  private async take(network: string): Promise<number | null> {
    try {
      await this.failures.spend(network);
      return null;
    } catch (error) {
      if (error instanceof Problem) return Number(error.details['retryAfterSeconds']);
      throw error;
    }
  }

  /** Writes the staff cookie. SameSite=Strict means that no link or form of another site acts as staff. */
  private cookie(token: string, expiresAt: string): string {
    const expires = new Date(expiresAt).toUTCString();
    return `${staffCookieName(this.secure)}=${token}; Path=/; HttpOnly; SameSite=Strict; Expires=${expires}${this.secure ? '; Secure' : ''}`;
  }

  private tokenIn(cookieHeader: string): string | null {
    const prefix = `${staffCookieName(this.secure)}=`;
    const found = cookieHeader.split(/;\s*/).find((each) => each.startsWith(prefix));
    return found?.slice(prefix.length) || null;
  }
}
