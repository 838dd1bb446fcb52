import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';
import { COST, hashOfNone, hashPassword, isOutdated, isPassword, NO_PASSWORD } from './password/password.js';
import { staffRule, type Staff, type StaffRole } from './staff.js';
import { isKnownToAll } from './test-staff.js';

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
  /** The hash that is checked for an unknown login, so that it takes as long as a wrong password. */
  private readonly nobody: string;

  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    /** Public passwords, which no account may use. */
    private readonly known: readonly string[] = [],
    private readonly cost = COST,
  ) {
    this.nobody = hashOfNone(cost);
  }

  async idOf(login: string): Promise<Uuid | null> {
    const { rows } = await this.pool.query<{ id: Uuid }>('SELECT id FROM staff_account WHERE login = $1', [
      normalise(login),
    ]);
    return rows[0]?.id ?? null;
  }

  /** The names of those who have an account. */
  async namesOf(ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>> {
    const text = 'SELECT id, name FROM staff_account WHERE id = ANY($1)';
    const { rows } = await this.pool.query<{ id: Uuid; name: string }>(text, [[...new Set(ids)]]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /**
   * Checks a password. Returns null for an unknown login, a wrong password or a locked account.
   * @param isCounted false where the caller counts the attempt; the account's lock then has no effect
   */
  async verify(login: string, password: string, isCounted = true): Promise<Staff | null> {
    const account = await (isCounted ? this.takeAttempt(normalise(login)) : this.account(normalise(login)));
    const guessable = account && account.password_hash !== NO_PASSWORD ? account : null;
    const matches = await isPassword(password, guessable?.password_hash ?? this.nobody);
    const right = matches && !this.known.includes(password);
    if (!account || !guessable || !right) return null;
    if (isCounted) await this.forgetAttempts(account);
    if (isOutdated(account.password_hash, this.cost) && !isKnownToAll(password))
      await this.setHash(account.id, await hashPassword(password, this.cost));
    return staffOf(account);
  }

  async ensure({ login, name, role, password }: NewStaff, cost = this.cost): Promise<void> {
    const { rowCount } = await this.pool.query('SELECT FROM staff_account WHERE login = $1', [normalise(login)]);
    if (rowCount) return;
    await this.pool.query(
      'INSERT INTO staff_account (id, login, name, role, password_hash) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (login) DO NOTHING',
      [randomUUID(), normalise(login), name, role, await hashPassword(password, cost)],
    );
  }

  /**
   * Creates the account of a person from the identity provider, or updates its name and role.
   * @param subject has the form "oidc:…", unlike any login
   */
  async ensureVouched(subject: string, name: string, role: StaffRole): Promise<Staff> {
    const { rows } = await this.pool.query<AccountRow>(
      `INSERT INTO staff_account (id, login, name, role, password_hash) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (login) DO UPDATE SET name = EXCLUDED.name, role = EXCLUDED.role
       RETURNING id, login, name, role, password_hash`,
      [randomUUID(), subject, name, role, NO_PASSWORD],
    );
    return staffOf(rows[0] as AccountRow);
  }

  private async account(login: string): Promise<AccountRow | undefined> {
    const text = 'SELECT id, login, name, role, password_hash FROM staff_account WHERE login = $1';
    return (await this.pool.query<AccountRow>(text, [login])).rows[0];
  }

  private async forgetAttempts({ id }: AccountRow): Promise<void> {
    await this.pool.query('UPDATE staff_account SET failed_attempts = 0, locked_until = NULL WHERE id = $1', [id]);
  }

  private async setHash(id: string, hash: string): Promise<void> {
    await this.pool.query('UPDATE staff_account SET password_hash = $2 WHERE id = $1', [id, hash]);
  }

  /** Counts the attempt before the password check, so that parallel guesses share one limit. */
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

/** Normalises a login and cuts it to the length that the database's index allows. */
function normalise(login: string): string {
  return login.trim().toLowerCase().slice(0, 200);
}
