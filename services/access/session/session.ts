import type { IdentificationMethod } from '../../../domain/customer/index.js';
import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { Browser } from './device-name.js';

/** A browser's session. The cookie is opaque; all data is on the server. */
export interface Session {
  readonly sessionId: Uuid;
  readonly cartId: Uuid;
  /** Null for a guest. */
  readonly customerId: Uuid | null;
  /** End of the strong identification; null when there is none. */
  readonly identifiedUntil: Instant | null;
  /** Hard end: afterwards the browser is a guest's. */
  readonly expiresAt: Instant;
  /** When the cookie was issued, at log-in; known for a session that was read. */
  readonly openedAt?: Instant;
  /** When the token replaced the one before it; known for a session that was read. */
  readonly tokenSince?: Instant;
  /** SES-07: known for thirty days; the strong identification lasts no longer than usual. */
  readonly stayLoggedIn: boolean;
  readonly method: IdentificationMethod | null;
  /** True when this browser already knew the person; false after a guest, a log-out or another person. */
  readonly samePerson?: boolean;
  /** The device in common words; null where it was not read. */
  readonly device?: string | null;
}

export interface OwnSession {
  readonly sessionId: Uuid;
  readonly openedAt: Instant;
  readonly method: IdentificationMethod | null;
  readonly stayLoggedIn: boolean;
  readonly device: string | null;
}

/** A session, or a browser that has none yet and gets one with its first cart. */
export interface Visitor {
  readonly token: string | null;
  readonly session: Session | null;
  /** The token's successor, sent with this answer. */
  readonly next?: string;
  readonly browser?: Browser;
  /** Set-Cookie values for any answer. */
  readonly cookies?: readonly string[];
}

export const SESSION_COOKIE = 'algort_session';
/** Recognises a browser at its next log-in. It grants no access. */
export const DEVICE_COOKIE = 'algort_device';

/**
 * SET-04: the hard session slides, 60 minutes. Identification lasts 60 minutes, fixed. A weak log-in slides, 30 days,
 * and ends after 90 days in any case.
 */
export const sessionRule = {
  hardSessionMinutes: 60,
  identificationMinutes: 60,
  guestDays: 30,
  weakDays: 30,
  weakMostDays: 90,
} as const;
