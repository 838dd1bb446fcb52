import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import type { Instant, Uuid } from '../../domain/kernel/index.js';
import type { Clock } from '../clock/clock.js';
import { sessionRule, type Session } from './session.js';

interface SessionRow {
  readonly session_id: string;
  readonly cart_id: string;
  readonly customer_id: string | null;
  readonly identified_until: Date | null;
  readonly expires_at: Date;
}

const CACHE_MAX = 20_000;
/** Another process's logout is seen here within this time. */
const CACHE_TTL_MS = 5_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export interface OpenedSession {
  /** What the cookie carries; known to the browser alone. */
  readonly token: string;
  readonly session: Session;
}

export class Sessions {
  private readonly cache = new LRUCache<string, Session>({ max: CACHE_MAX, ttl: CACHE_TTL_MS });

  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  async find(token: string): Promise<Session | null> {
    const hash = hashOf(token);
    const session = this.cache.get(hash) ?? (await this.read(hash));
    if (!session || session.expiresAt <= this.clock.now()) return null;
    this.cache.set(hash, session);
    return session;
  }

  /** A guest's session, with an empty cart to come. */
  openGuest(): Promise<OpenedSession> {
    const expiresAt = this.after(sessionRule.guestDays * DAY_MS);
    return this.insert({ sessionId: randomUUID(), cartId: randomUUID(), customerId: null, identifiedUntil: null, expiresAt });
  }

  /** After a login: a new token always, so that a session fixed beforehand is worth nothing. */
  async openIdentified(customerId: Uuid, cartId: Uuid, replaced: string | null): Promise<OpenedSession> {
    if (replaced) await this.end(replaced);
    const identifiedUntil = this.after(sessionRule.identificationMinutes * MINUTE_MS);
    const expiresAt = this.after(sessionRule.hardSessionMinutes * MINUTE_MS);
    return this.insert({ sessionId: randomUUID(), cartId, customerId, identifiedUntil, expiresAt });
  }

  /** Gives the browser a fresh cart, as when one has become an order. */
  async giveCart(token: string, cartId: Uuid): Promise<void> {
    const hash = hashOf(token);
    await this.pool.query('UPDATE session SET cart_id = $2 WHERE token_hash = $1', [hash, cartId]);
    this.cache.delete(hash);
  }

  async end(token: string): Promise<void> {
    const hash = hashOf(token);
    this.cache.delete(hash);
    await this.pool.query('DELETE FROM session WHERE token_hash = $1', [hash]);
  }

  private after(milliseconds: number): Instant {
    return new Date(Date.parse(this.clock.now()) + milliseconds).toISOString();
  }

  private async insert(session: Session): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const { sessionId, cartId, customerId, identifiedUntil, expiresAt } = session;
    await this.pool.query(
      `INSERT INTO session (token_hash, session_id, cart_id, customer_id, identified_until, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [hashOf(token), sessionId, cartId, customerId, identifiedUntil, this.clock.now(), expiresAt],
    );
    return { token, session };
  }

  private async read(hash: string): Promise<Session | null> {
    const text = 'SELECT session_id, cart_id, customer_id, identified_until, expires_at FROM session WHERE token_hash = $1';
    const { rows } = await this.pool.query<SessionRow>({ name: 'find-session', text, values: [hash] });
    const row = rows[0];
    if (!row) return null;
    return {
      sessionId: row.session_id,
      cartId: row.cart_id,
      customerId: row.customer_id,
      identifiedUntil: row.identified_until?.toISOString() ?? null,
      expiresAt: row.expires_at.toISOString(),
    };
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
