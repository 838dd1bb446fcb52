import { createHash, randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';

import type { Instant } from '../../../../domain/kernel/index.js';
import { Batch } from '../../../foundation/database/batch.js';
import { POOL } from '../../../foundation/platform/tokens.js';
import { attemptRule, type LoginAttempt } from './attempt.js';

const KEPT_AFTER_END = '15 minutes';

interface AttemptRow {
  readonly token_hash: string;
  readonly attempt: LoginAttempt;
  readonly revision: number;
  readonly collected_at: Date;
}

const READ = 'SELECT token_hash, attempt, revision, collected_at FROM login_attempt WHERE token_hash = ANY($1)';
/** This write does not wait for the disk. A crash that loses the write costs one extra request to the e-ID. */
const TAKE_TURN = `WITH lazily AS (SELECT set_config('synchronous_commit', 'off', true))
  UPDATE login_attempt SET collected_at = $2 FROM lazily WHERE token_hash = ANY($1) AND collected_at <= $3 RETURNING token_hash`;

export interface HeldAttempt {
  readonly token: string;
  readonly attempt: LoginAttempt;
  /** Each change increases this number. So when two tabs change the attempt at once, only one change is stored. */
  readonly revision: number;
  /** When the e-ID was last asked, at the time this attempt was read. It may be outdated. */
  readonly collectedAt: Instant;
}

/**
 * Stores the attempts in progress. A stolen copy of the table gives no access, because the cookies are not in the
 * table.
 */
@Injectable()
export class LoginAttempts {
  private readonly reads = new Batch<string, AttemptRow | null>((hashes) => this.readAll(hashes));
  private readonly turns = new Batch<{ readonly hash: string; readonly now: Instant }, boolean>((asked) =>
    this.takeTurns(asked),
  );

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Stores an attempt. @returns the value of the browser's cookie. */
  async open(attempt: LoginAttempt): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.pool.query(`DELETE FROM login_attempt WHERE ends_at < $1::timestamptz - interval '${KEPT_AFTER_END}'`, [
      attempt.startedAt,
    ]);
    await this.pool.query(
      'INSERT INTO login_attempt (token_hash, attempt, status, collected_at, ends_at) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(token), JSON.stringify(attempt), attempt.status, attempt.startedAt, attempt.endsAt],
    );
    return token;
  }

  async find(token: string): Promise<HeldAttempt | null> {
    const row = await this.reads.ask(hashOf(token));
    return row && { token, attempt: row.attempt, revision: row.revision, collectedAt: row.collected_at.toISOString() };
  }

  /** Whether this request may ask the e-ID. All tabs and processes together may ask once in two seconds. */
  async mayCollect({ token, collectedAt }: HeldAttempt, now: Instant): Promise<boolean> {
    return collectedAt <= turnBefore(now) && this.turns.ask({ hash: hashOf(token), now });
  }

  /** Stores a changed attempt. Returns null when another tab has changed the attempt since it was read. */
  async change({ token, revision, collectedAt }: HeldAttempt, attempt: LoginAttempt): Promise<HeldAttempt | null> {
    const { rowCount } = await this.pool.query(
      'UPDATE login_attempt SET attempt = $3, status = $4, ends_at = $5, revision = revision + 1 WHERE token_hash = $1 AND revision = $2',
      [hashOf(token), revision, JSON.stringify(attempt), attempt.status, attempt.endsAt],
    );
    return rowCount === 1 ? { token, attempt, revision: revision + 1, collectedAt } : null;
  }

  async forget(token: string): Promise<void> {
    await this.pool.query('DELETE FROM login_attempt WHERE token_hash = $1', [hashOf(token)]);
  }

  private async readAll(hashes: readonly string[]): Promise<readonly (AttemptRow | null)[]> {
    const { rows } = await this.pool.query<AttemptRow>({ name: 'find-login-attempts', text: READ, values: [hashes] });
    const found = new Map(rows.map((row) => [row.token_hash, row]));
    return hashes.map((hash) => found.get(hash) ?? null);
  }

  /** Reserves the next request to the e-ID. Only one of several concurrent requests gets it. */
  private async takeTurns(
    asked: readonly { readonly hash: string; readonly now: Instant }[],
  ): Promise<readonly boolean[]> {
    const now = asked.reduce((latest, each) => (each.now > latest ? each.now : latest), '');
    const hashes = [...new Set(asked.map(({ hash }) => hash))];
    const { rows } = await this.pool.query<{ token_hash: string }>({
      name: 'take-collect-turns',
      text: TAKE_TURN,
      values: [hashes, now, turnBefore(now)],
    });
    const free = new Set(rows.map(({ token_hash }) => token_hash));
    return asked.map(({ hash }) => free.delete(hash));
  }
}

function turnBefore(now: Instant): Instant {
  return new Date(Date.parse(now) - attemptRule.collectEveryMs).toISOString();
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
