import { createHash, randomBytes } from 'node:crypto';

import type pg from 'pg';

import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';
import { NO_PASSWORD } from './password/password.js';
import { staffRule, type Staff, type StaffOpening, type StaffRole, type StaffSession } from './staff.js';

export interface OpenedStaffSession {
  readonly token: string;
  readonly expiresAt: Instant;
}

interface SessionRow {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly expires_at: Date;
  readonly seen_at: Date;
  /** Null when nothing is open. */
  readonly openings: Readonly<Record<string, readonly [reason: string, openUntil: string]>> | null;
}

/** The last activity is written at most once in this time. */
const SEEN_EVERY_MS = 30_000;

export class StaffSessions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    /** False when sessions that were opened with a password are refused. */
    private readonly passwords = true,
  ) {}

  /**
   * Finds a session that is not idle. @param quiet true for requests that a page sends by itself; they do not extend
   * the session
   */
  async find(token: string, quiet = false): Promise<StaffSession | null> {
    const tokenHash = hashOf(token);
    const { rows } = await this.pool.query<SessionRow>({
      name: 'find-staff-session',
      text: `SELECT a.id, a.login, a.name, a.role, s.expires_at, s.seen_at,
          (SELECT json_object_agg(o.subject_id, json_build_array(o.reason, o.open_until))
            FROM staff_opened_subject o WHERE o.token_hash = s.token_hash AND o.open_until > $2) AS openings
        FROM staff_session s JOIN staff_account a ON a.id = s.staff_id
        WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.seen_at > $3 AND ($4 OR a.password_hash = $5)`,
      values: [tokenHash, this.clock.now(), this.idleSince(), this.passwords, NO_PASSWORD],
    });
    const row = rows[0];
    if (!row) return null;
    if (!quiet) await this.noteSeen(tokenHash, row.seen_at);
    const staff = { staffId: row.id, login: row.login, name: row.name, role: row.role };
    return { staff, tokenHash, expiresAt: row.expires_at.toISOString(), openings: openingsOf(row) };
  }

  /** Whether the session ended because it was idle. */
  async wasLeft(token: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'SELECT FROM staff_session WHERE token_hash = $1 AND expires_at > $2 AND seen_at <= $3',
      [hashOf(token), this.clock.now(), this.idleSince()],
    );
    return rowCount === 1;
  }

  async open({ staffId }: Staff): Promise<OpenedStaffSession> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(
      Date.parse(now) + staffRule.on(stockholmDate(now)).sessionHours * 3_600_000,
    ).toISOString();
    await this.pool.query('DELETE FROM staff_session WHERE expires_at <= $1', [now]);
    await this.pool.query(
      'INSERT INTO staff_session (token_hash, staff_id, created_at, expires_at, seen_at) VALUES ($1, $2, $3, $4, $3)',
      [hashOf(token), staffId, now, expiresAt],
    );
    return { token, expiresAt };
  }

  async end({ tokenHash }: StaffSession): Promise<void> {
    await this.pool.query('DELETE FROM staff_session WHERE token_hash = $1', [tokenHash]);
  }

  /**
   * Records that this session opened a customer's history or a console desk, and why.
   * @param key a customer's id, or the desk's key
   */
  async noteOpened({ tokenHash }: StaffSession, key: string, reason: string, minutes: number): Promise<Instant> {
    const openUntil = new Date(Date.parse(this.clock.now()) + minutes * 60_000).toISOString();
    await this.pool.query(
      `INSERT INTO staff_opened_subject (token_hash, subject_id, reason, open_until) VALUES ($1, $2, $3, $4)
       ON CONFLICT (token_hash, subject_id) DO UPDATE SET reason = EXCLUDED.reason, open_until = EXCLUDED.open_until`,
      [tokenHash, key, reason, openUntil],
    );
    return openUntil;
  }

  /**
   * Returns the reason that was given for this customer or desk, and until when it counts. Null when a reason must be
   * given first.
   */
  async opened({ tokenHash, openings }: StaffSession, key: string): Promise<StaffOpening | null> {
    const known = openings.get(key);
    if (known && known.openUntil > this.clock.now()) return known;
    const { rows } = await this.pool.query<{ reason: string; open_until: Date }>(
      'SELECT reason, open_until FROM staff_opened_subject WHERE token_hash = $1 AND subject_id = $2 AND open_until > $3',
      [tokenHash, key, this.clock.now()],
    );
    const row = rows[0];
    return row ? { reason: row.reason, openUntil: row.open_until.toISOString() } : null;
  }

  private async noteSeen(tokenHash: string, seenAt: Date): Promise<void> {
    const now = this.clock.now();
    if (Date.parse(now) - seenAt.getTime() < SEEN_EVERY_MS) return;
    await this.pool.query('UPDATE staff_session SET seen_at = greatest(seen_at, $2) WHERE token_hash = $1', [
      tokenHash,
      now,
    ]);
  }

  /** Returns the instant before which the last activity of an idle session lies. */
  private idleSince(): Instant {
    const now = this.clock.now();
    return new Date(Date.parse(now) - staffRule.on(stockholmDate(now)).idleMinutes * 60_000).toISOString();
  }
}

function openingsOf({ openings }: SessionRow): StaffSession['openings'] {
  const all = Object.entries(openings ?? {});
  return new Map(all.map(([key, [reason, until]]) => [key, { reason, openUntil: new Date(until).toISOString() }]));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
