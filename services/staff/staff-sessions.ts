import { createHash, randomBytes } from 'node:crypto';

import type pg from 'pg';

import { stockholmDate, type Instant, type Uuid } from '../../domain/kernel/index.js';
import type { Clock } from '../clock/clock.js';
import { staffRule, type Staff, type StaffRole, type StaffSession } from './staff.js';

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
}

export class StaffSessions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  async find(token: string): Promise<StaffSession | null> {
    const tokenHash = hashOf(token);
    const { rows } = await this.pool.query<SessionRow>({
      name: 'find-staff-session',
      text: `SELECT a.id, a.login, a.name, a.role, s.expires_at FROM staff_session s JOIN staff_account a ON a.id = s.staff_id
        WHERE s.token_hash = $1 AND s.expires_at > $2`,
      values: [tokenHash, this.clock.now()],
    });
    const row = rows[0];
    if (!row) return null;
    const staff = { staffId: row.id, login: row.login, name: row.name, role: row.role };
    return { staff, tokenHash, expiresAt: row.expires_at.toISOString() };
  }

  async open({ staffId }: Staff): Promise<OpenedStaffSession> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(
      Date.parse(now) + staffRule.on(stockholmDate(now)).sessionHours * 3_600_000,
    ).toISOString();
    await this.pool.query('DELETE FROM staff_session WHERE expires_at <= $1', [now]);
    await this.pool.query(
      'INSERT INTO staff_session (token_hash, staff_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
      [hashOf(token), staffId, now, expiresAt],
    );
    return { token, expiresAt };
  }

  async end({ tokenHash }: StaffSession): Promise<void> {
    await this.pool.query('DELETE FROM staff_session WHERE token_hash = $1', [tokenHash]);
  }

  /** Keeps that this session has opened someone's history, and why. */
  async noteOpened({ tokenHash }: StaffSession, subjectId: Uuid, reason: string): Promise<Instant> {
    const now = this.clock.now();
    const openUntil = new Date(Date.parse(now) + staffRule.on(stockholmDate(now)).openMinutes * 60_000).toISOString();
    await this.pool.query(
      `INSERT INTO staff_opened_subject (token_hash, subject_id, reason, open_until) VALUES ($1, $2, $3, $4)
       ON CONFLICT (token_hash, subject_id) DO UPDATE SET reason = EXCLUDED.reason, open_until = EXCLUDED.open_until`,
      [tokenHash, subjectId, reason, openUntil],
    );
    return openUntil;
  }

  /** Null when this session must give a reason first. */
  async opened(
    { tokenHash }: StaffSession,
    subjectId: Uuid,
  ): Promise<{ readonly reason: string; readonly openUntil: Instant } | null> {
    const { rows } = await this.pool.query<{ reason: string; open_until: Date }>(
      'SELECT reason, open_until FROM staff_opened_subject WHERE token_hash = $1 AND subject_id = $2 AND open_until > $3',
      [tokenHash, subjectId, this.clock.now()],
    );
    const row = rows[0];
    return row ? { reason: row.reason, openUntil: row.open_until.toISOString() } : null;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
