import type { Instant, Uuid } from '../../domain/kernel/index.js';

/** A browser's place in the shop. The cookie is opaque; everything stands on the server. */
export interface Session {
  readonly sessionId: Uuid;
  readonly cartId: Uuid;
  /** Null for a guest. */
  readonly customerId: Uuid | null;
  /** Until when the strong identification holds; null when there is none. */
  readonly identifiedUntil: Instant | null;
  readonly expiresAt: Instant;
}

/** Who asks: a session, or a browser that has none yet and gets one with its first cart. */
export interface Visitor {
  readonly token: string | null;
  readonly session: Session | null;
}

export const SESSION_COOKIE = 'algort_session';

/** decisions.md: hard session 60 minutes sliding, identification 60 minutes fixed. */
export const sessionRule = { hardSessionMinutes: 60, identificationMinutes: 60, guestDays: 30 } as const;
