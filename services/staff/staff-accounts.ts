import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import type { Clock } from '../clock/clock.js';
import { hashPassword, isPassword } from './password.js';
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
  private readonly nobody = hashPassword('nobody has this password');

  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /** Null for an unknown login, a wrong password and a locked account alike. */
  async verify(login: string, password: string): Promise<Staff | null> {
    const account = await this.takeAttempt(normalise(login));
    const right = await isPassword(password, account?.password_hash ?? (await this.nobody));
    if (!account || !right) return null;
    await this.pool.query('UPDATE staff_account SET failed_attempts = 0, locked_until = NULL WHERE id = $1', [account.id]);
    return { staffId: account.id, login: account.login, name: account.name, role: account.role };
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

  /** The attempt is counted before the password is looked at, so that guesses side by side share one allowance. */
  private async takeAttempt(login: string): Promise<AccountRow | undefined> {
    const now = this.clock.now();
    const lockedUntil = new Date(Date.parse(now) + staffRule.lockMinutes * 60_000).toISOString();
    const { rows } = await this.pool.query<AccountRow>(
      `UPDATE staff_account SET
         failed_attempts = CASE WHEN locked_until IS NULL THEN failed_attempts ELSE 0 END + 1,
         locked_until = CASE WHEN CASE WHEN locked_until IS NULL THEN failed_attempts ELSE 0 END + 1 >= $3 THEN $4::timestamptz END
       WHERE login = $1 AND (locked_until IS NULL OR locked_until <= $2)
       RETURNING id, login, name, role, password_hash`,
      [login, now, staffRule.mostFailures, lockedUntil],
    );
    return rows[0];
  }
}

function normalise(login: string): string {
  return login.trim().toLowerCase();
}
