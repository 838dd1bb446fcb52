import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import type { IdentificationMethod } from '../../domain/customer/index.js';
import type { Instant, Uuid } from '../../domain/kernel/index.js';
import type { Clock } from '../clock/clock.js';
import { sessionRule, type Session } from './session.js';
import { SessionRows } from './session-rows.js';

export interface Identification {
  readonly customerId: Uuid;
  readonly cartId: Uuid;
  readonly method: IdentificationMethod;
  readonly stayLoggedIn: boolean;
}

const CACHE_MAX = 20_000;
/** Another process's logout is seen here within this time. */
const CACHE_TTL_MS = 5_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A session that slides with every sign of life is written once in this time. */
const SLIDE_EVERY_MS = MINUTE_MS;

export interface OpenedSession {
  /** What the cookie carries; known to the browser alone. */
  readonly token: string;
  readonly session: Session;
}

export class Sessions {
  private readonly cache: LRUCache<string, Session>;
  /** A request that read a session before it was ended must not put it back into the cache after. */
  private readonly ended: LRUCache<string, true>;

  private readonly rows: SessionRows;
  private sweptOn = '';

  constructor(
    pool: pg.Pool,
    private readonly clock: Clock,
  ) {
    this.rows = new SessionRows(pool);
    const kept = { max: CACHE_MAX, ttl: CACHE_TTL_MS, ttlResolution: 0, perf: { now: () => Date.parse(clock.now()) } };
    this.cache = new LRUCache(kept);
    this.ended = new LRUCache(kept);
  }

  async find(token: string): Promise<Session | null> {
    const hash = hashOf(token);
    const known = this.remembered(hash);
    const session = known ?? (await this.rows.read(hash));
    if (!session || this.ended.has(hash) || session.expiresAt <= this.clock.now()) return null;
    // Kept anew it would never grow old in a browser that asks often, and an end elsewhere would never be seen.
    if (!known) this.cache.set(hash, session);
    return session;
  }

  /** Not one that is over by what is known here: another process may have let it slide. */
  private remembered(hash: string): Session | undefined {
    const known = this.cache.get(hash);
    return known && known.expiresAt > this.clock.now() ? known : undefined;
  }

  /** A guest's session, with an empty cart to come. */
  openGuest(): Promise<OpenedSession> {
    const expiresAt = this.after(sessionRule.guestDays * DAY_MS);
    return this.insert({
      sessionId: randomUUID(),
      cartId: randomUUID(),
      customerId: null,
      identifiedUntil: null,
      expiresAt,
      stayLoggedIn: false,
      method: null,
    });
  }

  /** After a login: a new token always, so that a session fixed beforehand is worth nothing. */
  async openIdentified(identification: Identification, replaced: string | null): Promise<OpenedSession> {
    const before = replaced ? await this.find(replaced) : null;
    if (replaced) await this.end(replaced);
    const samePerson = before?.customerId === identification.customerId;
    const identifiedUntil = this.after(sessionRule.identificationMinutes * MINUTE_MS);
    return this.insert({
      sessionId: randomUUID(),
      ...identification,
      samePerson,
      identifiedUntil,
      expiresAt: this.hardEnd(identification, this.clock.now()),
    });
  }

  /**
   * The hard session slides (SES-02): its time counts from when the person was last at work.
   * @returns the session as it is then; null when it is over.
   */
  async refresh(token: string, lastActive: Instant): Promise<Session | null> {
    const session = await this.find(token);
    if (!session?.customerId) return session;
    const expiresAt = this.hardEnd(session, lastActive);
    if (Date.parse(expiresAt) - Date.parse(session.expiresAt) < SLIDE_EVERY_MS) return session;
    const hash = hashOf(token);
    // Another tab may have logged out meanwhile: a row that is gone stays gone.
    if (!(await this.rows.slide(hash, expiresAt)) || this.ended.has(hash)) {
      this.cache.delete(hash);
      return null;
    }
    const slid = { ...session, expiresAt };
    this.cache.set(hash, slid);
    return slid;
  }

  /** Gives the browser a fresh cart, as when one has become an order. */
  async giveCart(token: string, cartId: Uuid): Promise<void> {
    const hash = hashOf(token);
    await this.rows.giveCart(hash, cartId);
    this.cache.delete(hash);
  }

  async end(token: string): Promise<void> {
    const hash = hashOf(token);
    this.leave(hash);
    await this.rows.delete(hash);
  }

  /** On every device, strong or weak (LAW-09). */
  async endAllOf(customerId: Uuid): Promise<void> {
    const known = [...this.cache].filter(([, session]) => session.customerId === customerId).map(([hash]) => hash);
    for (const hash of [...known, ...(await this.rows.deleteOf(customerId))]) this.leave(hash);
  }

  private leave(hash: string): void {
    this.ended.set(hash, true);
    this.cache.delete(hash);
  }

  private hardEnd({ stayLoggedIn }: Pick<Session, 'stayLoggedIn'>, lastActive: Instant): Instant {
    const length = stayLoggedIn ? sessionRule.weakDays * DAY_MS : sessionRule.hardSessionMinutes * MINUTE_MS;
    return new Date(Date.parse(lastActive) + length).toISOString();
  }

  private after(milliseconds: number): Instant {
    return new Date(Date.parse(this.clock.now()) + milliseconds).toISOString();
  }

  private async insert(session: Session): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    await this.rows.insert(hashOf(token), session, this.clock.now());
    await this.sweep();
    return { token, session };
  }

  /** With the first session that is opened on a day. */
  private async sweep(): Promise<void> {
    const now = this.clock.now();
    const today = now.slice(0, 10);
    if (this.sweptOn === today) return;
    this.sweptOn = today;
    await this.rows.deleteExpired(now);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
