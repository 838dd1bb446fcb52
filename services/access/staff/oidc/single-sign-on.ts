import { Logger } from '@nestjs/common';

import type { Clock } from '../../../foundation/clock.js';
import type { StaffAccounts } from '../staff-accounts.js';
import type { StaffGate } from '../staff-gate.js';
import type { OidcProvider } from './provider.js';
import type { AttemptSeal } from './sealed-attempt.js';

const ATTEMPT_MINUTES = 10;

export type SignedOn =
  | { readonly cookies: readonly string[]; readonly till: string }
  | { readonly refused: 'failed' | 'no-role'; readonly cookies: readonly string[] };

/** SUP-01: logs in staff by the company's identity provider. */
export class SingleSignOn {
  private readonly logger = new Logger('staff log-in');

  constructor(
    private readonly provider: OidcProvider,
    private readonly seal: AttemptSeal,
    private readonly accounts: StaffAccounts,
    private readonly gate: StaffGate,
    private readonly clock: Clock,
    private readonly secure: boolean,
    readonly name: string,
  ) {}

  /** Starts a log-in. Null when the provider does not respond. @param till the console page to continue on */
  async start(till: string): Promise<{ readonly location: string; readonly cookie: string } | null> {
    try {
      const { location, attempt } = await this.provider.start();
      const endsAt = new Date(Date.parse(this.clock.now()) + ATTEMPT_MINUTES * 60_000).toISOString();
      return { location, cookie: this.cookie(this.seal.seal({ ...attempt, till, endsAt }), ATTEMPT_MINUTES * 60) };
    } catch (error) {
      this.warn(error);
      return null;
    }
  }

  /**
   * Completes a log-in. Returns a staff session or a refusal. @param search the query of the URL to which the provider
   * redirected
   */
  async finish(search: string, cookieHeader: string | null | undefined): Promise<SignedOn> {
    const over = this.cookie('', 0);
    const sealed = new RegExp(`(?:^|;\\s*)${this.cookieName}=([\\w-]+)`).exec(cookieHeader ?? '')?.[1];
    const attempt = sealed ? this.seal.open(sealed, this.clock.now()) : null;
    if (!attempt) return { refused: 'failed', cookies: [over] };
    try {
      const { subject, name, role } = await this.provider.finish(search, attempt);
      if (!role) return { refused: 'no-role', cookies: [over] };
      return {
        cookies: [await this.gate.enter(await this.accounts.ensureVouched(subject, name, role)), over],
        till: attempt.till,
      };
    } catch (error) {
      this.warn(error);
      return { refused: 'failed', cookies: [over] };
    }
  }

  /**
   * Writes the cookie of a log-in attempt. SameSite=Lax, because the provider redirects back here from another site.
   */
  private cookie(value: string, seconds: number): string {
    return `${this.cookieName}=${value}; Path=/konsol/logga-in; HttpOnly; SameSite=Lax; Max-Age=${seconds}${this.secure ? '; Secure' : ''}`;
  }

  /**
   * Returns the cookie's name. The `__Host-` prefix is not possible, because the cookie's path is limited to the log-in
   * page.
   */
  private get cookieName(): string {
    return `${this.secure ? '__Secure-' : ''}algort_staff_sso`;
  }

  /** Logs only the error's code, because a response may hold a token. */
  private warn(error: unknown): void {
    const { code, name } = error as { code?: unknown; name?: unknown };
    this.logger.warn(`the provider's log-in failed: ${String(code ?? name)}`);
  }
}
