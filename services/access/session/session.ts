import type { IdentificationMethod } from '../../../domain/customer/index.js';
import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { Browser } from './device-name.js';

/** A browser's place in the shop. The cookie is opaque; everything stands on the server. */
export interface Session {
  readonly sessionId: Uuid;
  readonly cartId: Uuid;
  /** Null for a guest. */
  readonly customerId: Uuid | null;
  /** Until when the strong identification holds; null when there is none. */
  readonly identifiedUntil: Instant | null;
  /** The hard end: afterwards the browser is a guest's. */
  readonly expiresAt: Instant;
  /** When the cookie was given out, with the log-in; the browser's own, and so known of one that was read. */
  readonly openedAt?: Instant;
  /** When the token took the place of the one before it; known of a session that was read. */
  readonly tokenSince?: Instant;
  /** SES-07: known for thirty days, strongly identified for no longer than others. */
  readonly stayLoggedIn: boolean;
  readonly method: IdentificationMethod | null;
  /** Who logged in was already known in this browser; false after a guest, a log-out or another person. */
  readonly samePerson?: boolean;
  /** What logged in, as people call it; null where that was not asked. */
  readonly device?: string | null;
}

/** One of a customer's log-ins, as they are shown it. */
export interface OwnSession {
  readonly sessionId: Uuid;
  readonly openedAt: Instant;
  readonly method: IdentificationMethod | null;
  readonly stayLoggedIn: boolean;
  readonly device: string | null;
}

/** Who asks: a session, or a browser that has none yet and gets one with its first cart. */
export interface Visitor {
  readonly token: string | null;
  readonly session: Session | null;
  /** Takes the token's place; the browser is given it with this answer. */
  readonly next?: string;
  readonly browser?: Browser;
  /** What the answer sets, whatever it is. */
  readonly cookies?: readonly string[];
}

export const SESSION_COOKIE = 'algort_session';
/** By which a browser is known again at the next log-in. It opens nothing. */
export const DEVICE_COOKIE = 'algort_device';

/** SET-04: hard session 60 minutes sliding, identification 60 minutes fixed, a weak login 30 days, sliding, and over after 90 however often it is used. */
export const sessionRule = {
  hardSessionMinutes: 60,
  identificationMinutes: 60,
  guestDays: 30,
  weakDays: 30,
  weakMostDays: 90,
} as const;
