import { createHash, randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';

import type { Instant } from '../../../domain/kernel/index.js';
import { POOL } from '../../platform/tokens.js';
import { attemptRule, type LoginAttempt } from './attempt.js';

const KEPT_AFTER_END = '15 minutes';

interface AttemptRow {
  readonly attempt: LoginAttempt;
  readonly revision: number;
}

export interface HeldAttempt {
  readonly token: string;
  readonly attempt: LoginAttempt;
  /** Raised by each change, so that of two tabs only one changes it. */
  readonly revision: number;
}

/** The attempts under way; a copy of the table lets nobody in, since it holds no cookie. */
@Injectable()
export class LoginAttempts {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @returns what the browser's cookie is to hold. */
  async open(attempt: LoginAttempt): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.pool.query(`DELETE FROM login_attempt WHERE ends_at < $1::timestamptz - interval '${KEPT_AFTER_END}'`, [attempt.startedAt]);
    await this.pool.query('INSERT INTO login_attempt (token_hash, attempt, status, collected_at, ends_at) VALUES ($1, $2, $3, $4, $5)', [
      hashOf(token), JSON.stringify(attempt), attempt.status, attempt.startedAt, attempt.endsAt,
    ]);
    return token;
  }

  async find(token: string): Promise<HeldAttempt | null> {
    const text = 'SELECT attempt, revision FROM login_attempt WHERE token_hash = $1';
    const { rows } = await this.pool.query<AttemptRow>({ name: 'find-login-attempt', text, values: [hashOf(token)] });
    return rows[0] ? { token, ...rows[0] } : null;
  }

  /** Whether it is this call's turn to ask the e-ID: once in two seconds, in whatever tab or process. */
  async mayCollect({ token }: HeldAttempt, now: Instant): Promise<boolean> {
    const before = new Date(Date.parse(now) - attemptRule.collectEveryMs).toISOString();
    const { rowCount } = await this.pool.query('UPDATE login_attempt SET collected_at = $2 WHERE token_hash = $1 AND collected_at <= $3', [hashOf(token), now, before]);
    return rowCount === 1;
  }

  /** Null when another tab has changed it meanwhile. */
  async change({ token, revision }: HeldAttempt, attempt: LoginAttempt): Promise<HeldAttempt | null> {
    const { rowCount } = await this.pool.query(
      'UPDATE login_attempt SET attempt = $3, status = $4, ends_at = $5, revision = revision + 1 WHERE token_hash = $1 AND revision = $2',
      [hashOf(token), revision, JSON.stringify(attempt), attempt.status, attempt.endsAt],
    );
    return rowCount === 1 ? { token, attempt, revision: revision + 1 } : null;
  }

  async forget(token: string): Promise<void> {
    await this.pool.query('DELETE FROM login_attempt WHERE token_hash = $1', [hashOf(token)]);
  }
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
