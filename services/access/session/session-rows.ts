import type pg from 'pg';

import type { IdentificationMethod } from '../../../domain/customer/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import { Batch } from '../../foundation/database/batch.js';
import type { OwnSession, Session } from './session.js';

interface SessionRow {
  readonly token_hash: string;
  readonly session_id: string;
  readonly cart_id: string;
  readonly customer_id: string | null;
  readonly identified_until: Date | null;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly stay_logged_in: boolean;
  readonly method: IdentificationMethod | null;
  readonly same_person: boolean;
  readonly token_since: Date | null;
  readonly asked_hash: string;
  readonly turn: 'own' | 'next' | 'retired';
  readonly retired_at: Date | null;
}

export interface FoundSession {
  readonly session: Session;
  /** The hash of the session's current token. */
  readonly hash: string;
  /** Which token was found: the current one, its successor or a replaced one. */
  readonly turn: 'own' | 'next' | 'retired';
  readonly retiredAt: Instant | null;
}

export interface EndedSession {
  readonly hash: string;
  readonly sessionId: string;
}

interface Slide {
  readonly hash: string;
  readonly expiresAt: Instant;
}

const COLUMNS =
  'session.token_hash, session_id, cart_id, customer_id, identified_until, expires_at, created_at, stay_logged_in, method, same_person, token_since';
const READ = `SELECT ${COLUMNS}, token_hash AS asked_hash, 'own' AS turn, NULL::timestamptz AS retired_at
  FROM session WHERE token_hash = ANY($1)
  UNION ALL
  SELECT ${COLUMNS}, session_turn.token_hash, CASE WHEN retired_at IS NULL THEN 'next' ELSE 'retired' END, retired_at
  FROM session_turn JOIN session ON session.token_hash = session_turn.session_hash
  WHERE session_turn.token_hash = ANY($1)`;
/**
 * Extends sessions without waiting for the disk. If a crash loses the write, a session ends a minute earlier. The
 * setting applies only to the transaction of this statement.
 */
const SLIDE = `WITH lazily AS (SELECT set_config('synchronous_commit', 'off', true))
  UPDATE session SET expires_at = GREATEST(session.expires_at, slid.expires_at)
  FROM unnest($1::text[], $2::timestamptz[]) AS slid (token_hash, expires_at), lazily
  WHERE session.token_hash = slid.token_hash RETURNING session.token_hash`;

/** Reads and writes the database table of sessions. Its key is the hash of the cookie's token. */
export class SessionRows {
  private readonly reads = new Batch<string, FoundSession | null>((hashes) => this.readAll(hashes));
  private readonly slides = new Batch<Slide, boolean>((slides) => this.slideAll(slides));

  constructor(private readonly pool: pg.Pool) {}

  /** Reads a session. Concurrent calls share one statement. */
  read(hash: string): Promise<FoundSession | null> {
    return this.reads.ask(hash);
  }

  /** Extends a session. Returns false when its row is gone, because another tab has logged out. */
  slide(hash: string, expiresAt: Instant): Promise<boolean> {
    return this.slides.ask({ hash, expiresAt });
  }

  async insert(hash: string, session: Session, createdAt: Instant): Promise<void> {
    const {
      sessionId,
      cartId,
      customerId,
      identifiedUntil,
      expiresAt,
      stayLoggedIn,
      method,
      samePerson = false,
      device = null,
    } = session;
    await this.pool.query({
      name: 'begin-session',
      text: `INSERT INTO session (token_hash, session_id, cart_id, customer_id, identified_until, created_at, expires_at, stay_logged_in, method, same_person, device)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      values: [
        hash,
        sessionId,
        cartId,
        customerId,
        identifiedUntil,
        createdAt,
        expiresAt,
        stayLoggedIn,
        method,
        samePerson,
        device,
      ],
    });
  }

  /**
   * Deletes a session by any of its tokens. Returns the hash of its current token, or null when the session was already
   * gone.
   */
  async delete(hash: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ token_hash: string }>(
      `DELETE FROM session WHERE token_hash = $1
         OR token_hash = (SELECT session_hash FROM session_turn WHERE session_turn.token_hash = $1) RETURNING token_hash`,
      [hash],
    );
    return rows[0]?.token_hash ?? null;
  }

  /** Reads the customer's active sessions, newest first. */
  async ofCustomer(customerId: string, now: Instant): Promise<readonly OwnSession[]> {
    const { rows } = await this.pool.query<Omit<OwnSession, 'openedAt'> & { readonly openedAt: Date }>(
      `SELECT session_id AS "sessionId", created_at AS "openedAt", method, stay_logged_in AS "stayLoggedIn", device
       FROM session WHERE customer_id = $1 AND expires_at > $2 ORDER BY created_at DESC, session_id`,
      [customerId, now],
    );
    return rows.map(({ openedAt, ...row }) => ({ ...row, openedAt: openedAt.toISOString() }));
  }

  /** Deletes the customer's sessions and returns them. @param sessionId the only one to delete; all when absent */
  async deleteOf(customerId: string, sessionId?: string): Promise<readonly EndedSession[]> {
    const { rows } = await this.pool.query<EndedSession>(
      `DELETE FROM session WHERE customer_id = $1 AND ($2::uuid IS NULL OR session_id = $2)
       RETURNING token_hash AS hash, session_id AS "sessionId"`,
      [customerId, sessionId ?? null],
    );
    return rows;
  }

  /**
   * Deletes expired sessions with a scan of the table. Once a day that costs less than an index which each extension
   * must update.
   */
  async deleteExpired(before: Instant): Promise<void> {
    await this.pool.query('DELETE FROM session WHERE expires_at < $1', [before]);
  }

  private async readAll(hashes: readonly string[]): Promise<readonly (FoundSession | null)[]> {
    const { rows } = await this.pool.query<SessionRow>({ name: 'find-sessions', text: READ, values: [hashes] });
    const found = new Map(rows.map((row) => [row.asked_hash, foundOf(row)]));
    return hashes.map((hash) => found.get(hash) ?? null);
  }

  private async slideAll(slides: readonly Slide[]): Promise<readonly boolean[]> {
    // When two tabs extend one session at once, the latest end counts.
    const furthest = new Map<string, Instant>();
    for (const { hash, expiresAt } of slides) if (expiresAt > (furthest.get(hash) ?? '')) furthest.set(hash, expiresAt);
    const { rows } = await this.pool.query<{ token_hash: string }>({
      name: 'slide-sessions',
      text: SLIDE,
      values: [[...furthest.keys()], [...furthest.values()]],
    });
    const live = new Set(rows.map(({ token_hash }) => token_hash));
    return slides.map(({ hash }) => live.has(hash));
  }
}

function foundOf(row: SessionRow): FoundSession {
  const { token_hash: hash, turn, retired_at } = row;
  return { session: sessionOf(row), hash, turn, retiredAt: retired_at?.toISOString() ?? null };
}

function sessionOf(row: SessionRow): Session {
  return {
    sessionId: row.session_id,
    cartId: row.cart_id,
    customerId: row.customer_id,
    identifiedUntil: row.identified_until?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.created_at.toISOString(),
    tokenSince: (row.token_since ?? row.created_at).toISOString(),
    stayLoggedIn: row.stay_logged_in,
    method: row.method,
    samePerson: row.same_person,
  };
}
