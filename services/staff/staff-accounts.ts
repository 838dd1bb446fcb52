import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import { stockholmDate } from '../../domain/kernel/index.js';
import type { Clock } from '../clock/clock.js';
import { hashPassword, isOutdated, isPassword, NO_PASSWORD } from './password.js';
import { staffRule, type Staff, type StaffRole } from './staff.js';

export interface NewStaff {
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
}

interface AccountRow {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password_hash: string;
}

export class StaffAccounts {
  /** An unknown login takes as long as a wrong password. */
  private readonly nobody = hashPassword(randomUUID());

  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    /** Passwords that everybody knows, which open nothing here, whichever account has one. */
    private readonly known: readonly string[] = [],
  ) {}

  /** Null for an unknown login, a wrong password and a locked account alike. */
  async verify(login: string, password: string): Promise<Staff | null> {
    const account = await this.takeAttempt(normalise(login));
    const guessable = account && account.password_hash !== NO_PASSWORD ? account : null;
    const matches = await isPassword(password, guessable?.password_hash ?? (await this.nobody));
    const right = matches && !this.known.includes(password);
    if (!account || !guessable || !right) return null;
    await this.pool.query('UPDATE staff_account SET failed_attempts = 0, locked_until = NULL WHERE id = $1', [
      account.id,
    ]);
    if (isOutdated(account.password_hash)) await this.setHash(account.id, await hashPassword(password));
    return staffOf(account);
  }

  /** Creates an account unless its login is taken. */
  async ensure({ login, name, role, password }: NewStaff): Promise<void> {
    const { rowCount } = await this.pool.query('SELECT FROM staff_account WHERE login = $1', [normalise(login)]);
    if (rowCount) return;
    await this.pool.query(
      'INSERT INTO staff_account (id, login, name, role, password_hash) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (login) DO NOTHING',
      [randomUUID(), normalise(login), name, role, await hashPassword(password)],
    );
  }

  /** Whom a provider vouches for, with the name and role it gives them today. @param subject unlike any login, "oidc:…". */
  async ensureVouched(subject: string, name: string, role: StaffRole): Promise<Staff> {
    const { rows } = await this.pool.query<AccountRow>(
      `INSERT INTO staff_account (id, login, name, role, password_hash) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (login) DO UPDATE SET name = EXCLUDED.name, role = EXCLUDED.role
       RETURNING id, login, name, role, password_hash`,
      [randomUUID(), subject, name, role, NO_PASSWORD],
    );
    return staffOf(rows[0] as AccountRow);
  }

  private async setHash(id: string, hash: string): Promise<void> {
    await this.pool.query('UPDATE staff_account SET password_hash = $2 WHERE id = $1', [id, hash]);
  }

  /** The attempt is counted before the password is looked at, so that guesses side by side share one allowance. */
  private async takeAttempt(login: string): Promise<AccountRow | undefined> {
    const now = this.clock.now();
    const { lockMinutes, mostFailures } = staffRule.on(stockholmDate(now));
    const lockedUntil = new Date(Date.parse(now) + lockMinutes * 60_000).toISOString();
    const { rows } = await this.pool.query<AccountRow>(
      `UPDATE staff_account SET
         failed_attempts = CASE WHEN locked_until IS NULL THEN failed_attempts ELSE 0 END + 1,
         locked_until = CASE WHEN CASE WHEN locked_until IS NULL THEN failed_attempts ELSE 0 END + 1 >= $3 THEN $4::timestamptz END
       WHERE login = $1 AND (locked_until IS NULL OR locked_until <= $2)
       RETURNING id, login, name, role, password_hash`,
      [login, now, mostFailures, lockedUntil],
    );
    return rows[0];
  }
}

function staffOf({ id, login, name, role }: AccountRow): Staff {
  return { staffId: id, login, name, role };
}

/** Shorter than the index allows; no provider's subject can be typed here. */
function normalise(login: string): string {
  return login.trim().toLowerCase().slice(0, 200);
}
