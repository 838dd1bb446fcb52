import type { IdentificationMethod } from '../../domain/customer/index.js';
import type { Instant, Uuid } from '../../domain/kernel/index.js';

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
  /** SES-07: known for thirty days, strongly identified for no longer than others. */
  readonly stayLoggedIn: boolean;
  readonly method: IdentificationMethod | null;
  /** Who logged in was already known in this browser; false after a guest, a log-out or another person. */
  readonly samePerson?: boolean;
}

/** Who asks: a session, or a browser that has none yet and gets one with its first cart. */
export interface Visitor {
  readonly token: string | null;
  readonly session: Session | null;
}

export const SESSION_COOKIE = 'algort_session';

/** decisions.md: hard session 60 minutes sliding, identification 60 minutes fixed, a weak login 30 days. */
export const sessionRule = { hardSessionMinutes: 60, identificationMinutes: 60, guestDays: 30, weakDays: 30 } as const;

/** Strong login holds now: what health, orders and invoice ask for. */
export function isIdentified(session: Session | null, now: Instant): boolean {
  return Boolean(session?.customerId) && (session?.identifiedUntil ?? '') > now;
}
