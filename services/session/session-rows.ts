import type pg from 'pg';

import type { IdentificationMethod } from '../../domain/customer/index.js';
import type { Instant } from '../../domain/kernel/index.js';
import { Batch } from '../database/batch.js';
import type { Session } from './session.js';

interface SessionRow {
  readonly token_hash: string;
  readonly session_id: string;
  readonly cart_id: string;
  readonly customer_id: string | null;
  readonly identified_until: Date | null;
  readonly expires_at: Date;
  readonly stay_logged_in: boolean;
  readonly method: IdentificationMethod | null;
  readonly same_person: boolean;
}

interface Slide {
  readonly hash: string;
  readonly expiresAt: Instant;
}

const READ =
  'SELECT token_hash, session_id, cart_id, customer_id, identified_until, expires_at, stay_logged_in, method, same_person FROM session WHERE token_hash = ANY($1)';
/**
 * A slide lost with the machine makes a session a minute shorter: it need not wait for the disk. The
 * setting holds for this statement's own transaction alone.
 */
const SLIDE = `WITH lazily AS (SELECT set_config('synchronous_commit', 'off', true))
  UPDATE session SET expires_at = GREATEST(session.expires_at, slid.expires_at)
  FROM unnest($1::text[], $2::timestamptz[]) AS slid (token_hash, expires_at), lazily
  WHERE session.token_hash = slid.token_hash RETURNING session.token_hash`;

/** The table of sessions, by the hash of what their cookies carry. */
export class SessionRows {
  private readonly reads = new Batch<string, Session | null>((hashes) => this.readAll(hashes));
  private readonly slides = new Batch<Slide, boolean>((slides) => this.slideAll(slides));

  constructor(private readonly pool: pg.Pool) {}

  /** One indexed read, shared with whoever asks at the same time. */
  read(hash: string): Promise<Session | null> {
    return this.reads.ask(hash);
  }

  /** False when the row is gone: another tab has logged out. */
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
    } = session;
    await this.pool.query(
      `INSERT INTO session (token_hash, session_id, cart_id, customer_id, identified_until, created_at, expires_at, stay_logged_in, method, same_person)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [hash, sessionId, cartId, customerId, identifiedUntil, createdAt, expiresAt, stayLoggedIn, method, samePerson],
    );
  }

  async giveCart(hash: string, cartId: string): Promise<void> {
    await this.pool.query('UPDATE session SET cart_id = $2 WHERE token_hash = $1', [hash, cartId]);
  }

  async delete(hash: string): Promise<void> {
    await this.pool.query('DELETE FROM session WHERE token_hash = $1', [hash]);
  }

  /** Answers the hashes of the sessions that are gone. */
  async deleteOf(customerId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ token_hash: string }>(
      'DELETE FROM session WHERE customer_id = $1 RETURNING token_hash',
      [customerId],
    );
    return rows.map(({ token_hash }) => token_hash);
  }

  /** Reads the whole table: once a day that costs less than an index that every slide would have to keep. */
  async deleteExpired(before: Instant): Promise<void> {
    await this.pool.query('DELETE FROM session WHERE expires_at < $1', [before]);
  }

  private async readAll(hashes: readonly string[]): Promise<readonly (Session | null)[]> {
    const { rows } = await this.pool.query<SessionRow>({ name: 'find-sessions', text: READ, values: [hashes] });
    const found = new Map(rows.map((row) => [row.token_hash, sessionOf(row)]));
    return hashes.map((hash) => found.get(hash) ?? null);
  }

  private async slideAll(slides: readonly Slide[]): Promise<readonly boolean[]> {
    // Of a session that two tabs slide at once the furthest counts.
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

function sessionOf(row: SessionRow): Session {
  return {
    sessionId: row.session_id,
    cartId: row.cart_id,
    customerId: row.customer_id,
    identifiedUntil: row.identified_until?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    stayLoggedIn: row.stay_logged_in,
    method: row.method,
    samePerson: row.same_person,
  };
}
