import { randomUUID } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import type { IdentificationMethod } from '../../../domain/customer/index.js';
import { stockholmDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import { guestUntil, identifiedUntil, sessionUntil, tokenRotationRule } from '../../../domain/session/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { OwnSession, Session } from './session.js';
import { SessionRows, type EndedSession, type FoundSession } from './session-rows.js';
import { TokenRotation } from './token-rotation.js';
import { hashOf, newToken } from './token.js';

export interface Identification {
  readonly customerId: Uuid;
  readonly cartId: Uuid;
  readonly method: IdentificationMethod;
  readonly stayLoggedIn: boolean;
  /** A readable device name. */
  readonly device?: string;
}

const CACHE_MAX = 20_000;
/**
 * A session is cached for this many milliseconds. So this process notices a log-out in another process within that
 * time.
 */
const CACHE_TTL_MS = 5_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The end of a session is written at most once in this time. */
const SLIDE_EVERY_MS = MINUTE_MS;

export interface OpenedSession {
  /** The cookie's value. The server stores only its hash. */
  readonly token: string;
  readonly session: Session;
}

/** Called with a session that was ended because its old token was used. */
export type OnCopiedSession = (session: Session) => Promise<void>;

const untold: OnCopiedSession = async () => undefined;

export class Sessions {
  private readonly cache: LRUCache<string, Session>;
  /** Sessions that have ended. A request that read one before its end must not cache it again. */
  private readonly ended: LRUCache<string, true>;

  private readonly rows: SessionRows;
  private readonly turns: TokenRotation;
  private sweptOn = '';

  constructor(
    pool: pg.Pool,
    private readonly clock: Clock,
    private readonly onStolen: OnCopiedSession = untold,
  ) {
    this.rows = new SessionRows(pool);
    this.turns = new TokenRotation(pool);
    const kept = { max: CACHE_MAX, ttl: CACHE_TTL_MS, ttlResolution: 0, perf: { now: () => Date.parse(clock.now()) } };
    this.cache = new LRUCache(kept);
    this.ended = new LRUCache(kept);
  }

  async find(token: string): Promise<Session | null> {
    return (await this.locate(token))?.session ?? null;
  }

  /**
   * Returns the new token that replaces an old one. Every response sends it until the browser sends it back. Null when
   * the old token is too recent or already replaced. A guest's token is never replaced, because it gives access only to
   * a cart.
   */
  async successor(token: string, { customerId, tokenSince }: Session): Promise<string | null> {
    if (!customerId || !tokenSince || this.msSince(tokenSince) < this.turnRule.everyHours * HOUR_MS) return null;
    return this.turns.successor(token);
  }

  private async locate(token: string): Promise<Pick<FoundSession, 'session' | 'hash'> | null> {
    const hash = hashOf(token);
    const known = this.cached(hash);
    const found = known ? { session: known, hash } : await this.read(hash);
    if (!found || this.ended.has(found.hash) || found.session.expiresAt <= this.clock.now()) return null;
    // An entry that is already cached is not renewed. Otherwise a busy browser would never notice a log-out in another
    // process.
    if (!known && found.hash === hash) this.cache.set(hash, found.session);
    return found;
  }

  /**
   * Looks up a token. A new token that is used for the first time replaces the old one. A token that was replaced long
   * ago was probably stolen, so its session is ended.
   */
  private async read(hash: string): Promise<FoundSession | null> {
    const found = await this.rows.read(hash);
    if (found?.turn === 'next') {
      await this.turns.confirm(hash, this.clock.now());
      this.cache.delete(found.hash);
      return this.rows.read(hash);
    }
    const isOld = found?.retiredAt && this.msSince(found.retiredAt) >= this.turnRule.overlapMinutes * MINUTE_MS;
    if (!isOld) return found;
    await this.endStolen(found);
    return null;
  }

  /** Ends the session and records the theft, because it is unknown which browser holds the current token. */
  private async endStolen({ hash, session }: FoundSession): Promise<void> {
    this.leave(hash);
    // Of several concurrent calls only one deletes the row, and only that one records the theft.
    if (await this.rows.delete(hash)) await this.onStolen(session);
  }

  /** Returns the cached session. After its cached end it is not used, because another process may have extended it. */
  private cached(hash: string): Session | undefined {
    const known = this.cache.get(hash);
    return known && known.expiresAt > this.clock.now() ? known : undefined;
  }

  /** Opens a guest's session. It reserves the id of a cart, which is created later. */
  openGuest(): Promise<OpenedSession> {
    return this.insert({
      sessionId: randomUUID(),
      cartId: randomUUID(),
      customerId: null,
      identifiedUntil: null,
      expiresAt: guestUntil(this.clock.now()),
      stayLoggedIn: false,
      method: null,
    });
  }

  /** Opens a session at log-in. It always gets a new token, which prevents session fixation. */
  async openIdentified(identification: Identification, replaced: string | null): Promise<OpenedSession> {
    const before = replaced ? await this.find(replaced) : null;
    if (replaced) await this.end(replaced);
    const samePerson = before?.customerId === identification.customerId;
    const now = this.clock.now();
    return this.insert({
      sessionId: randomUUID(),
      ...identification,
      samePerson,
      identifiedUntil: identifiedUntil(now),
      expiresAt: sessionUntil(identification, now),
    });
  }

  /**
   * Extends the session of a logged-in person (SES-02), counted from the last activity.
   * @returns the session; null when it has ended
   */
  async refresh(token: string, lastActive: Instant): Promise<Session | null> {
    const located = await this.locate(token);
    if (!located?.session.customerId) return located?.session ?? null;
    const { session, hash } = located;
    const expiresAt = sessionUntil(session, lastActive);
    if (Date.parse(expiresAt) - Date.parse(session.expiresAt) < SLIDE_EVERY_MS) return session;
    // Another tab may have logged out meanwhile, or the token was just replaced. A deleted row must not be restored.
    if (!(await this.rows.slide(hash, expiresAt)) || this.ended.has(hash)) {
      this.cache.delete(hash);
      return this.find(token);
    }
    const slid = { ...session, expiresAt };
    this.cache.set(hash, slid);
    return slid;
  }

  /** Ends a session by any of its tokens. */
  async end(token: string): Promise<void> {
    const hash = hashOf(token);
    this.leave(hash);
    const own = await this.rows.delete(hash);
    if (own) this.leave(own);
  }

  /** Ends the customer's sessions on every device (LAW-09). Returns their ids. */
  async endAllOf(customerId: Uuid): Promise<readonly Uuid[]> {
    const known = [...this.cache].filter(([, session]) => session.customerId === customerId).map(([hash]) => hash);
    for (const hash of known) this.leave(hash);
    return this.left(await this.rows.deleteOf(customerId));
  }

  /** Ends one of the customer's own sessions. Returns nothing for an ended session or another person's. */
  async endOneOf(customerId: Uuid, sessionId: Uuid): Promise<readonly Uuid[]> {
    return this.left(await this.rows.deleteOf(customerId, sessionId));
  }

  ofCustomer(customerId: Uuid): Promise<readonly OwnSession[]> {
    return this.rows.ofCustomer(customerId, this.clock.now());
  }

  private left(ended: readonly EndedSession[]): readonly Uuid[] {
    for (const { hash } of ended) this.leave(hash);
    return ended.map(({ sessionId }) => sessionId);
  }

  private leave(hash: string): void {
    this.ended.set(hash, true);
    this.cache.delete(hash);
  }

  private get turnRule(): ReturnType<typeof tokenRotationRule.on> {
    return tokenRotationRule.on(stockholmDate(this.clock.now()));
  }

  private msSince(instant: Instant): number {
    return Date.parse(this.clock.now()) - Date.parse(instant);
  }

  private async insert(session: Session): Promise<OpenedSession> {
    const token = newToken();
    await this.rows.insert(hashOf(token), session, this.clock.now());
    await this.sweep();
    return { token, session };
  }

  /** Deletes expired sessions when the first session of a day is opened. */
  private async sweep(): Promise<void> {
    const now = this.clock.now();
    const today = now.slice(0, 10);
    if (this.sweptOn === today) return;
    this.sweptOn = today;
    await this.rows.deleteExpired(now);
  }
}
