import type { IdentificationMethod } from '../../../domain/customer/index.js';
import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { Browser } from './device-name.js';

/** A browser's session. The cookie holds only a random token; all data is on the server. */
export interface Session {
  readonly sessionId: Uuid;
  readonly cartId: Uuid;
  readonly customerId: Uuid | null;
  /** The end of the strong identification. Null when there is none. */
  readonly identifiedUntil: Instant | null;
  /** The end of the session. Afterwards the browser counts as a guest's. */
  readonly expiresAt: Instant;
  /** The time of the log-in, or of the first visit of a guest. Present on a session that was read. */
  readonly openedAt?: Instant;
  /** When the current token replaced the one before it. Present on a session that was read from the database. */
  readonly tokenSince?: Instant;
  /** SES-07: the session lasts thirty days. The strong identification is no longer than without this choice. */
  readonly stayLoggedIn: boolean;
  readonly method: IdentificationMethod | null;
  /** True when the same person used this browser before. False after a guest, a log-out or another person. */
  readonly samePerson?: boolean;
  /** A readable device name. Null where it was not read. */
  readonly device?: string | null;
}

export interface OwnSession {
  readonly sessionId: Uuid;
  readonly openedAt: Instant;
  readonly method: IdentificationMethod | null;
  readonly stayLoggedIn: boolean;
  readonly device: string | null;
}

/** A browser, with its session if it has one. A guest's browser gets a session with its first cart. */
export interface Visitor {
  readonly token: string | null;
  readonly session: Session | null;
  /** The token that replaces the current one. This response sends it. */
  readonly next?: string;
  readonly browser?: Browser;
  /** Set-Cookie values that any response must carry. */
  readonly cookies?: readonly string[];
}

export const SESSION_COOKIE = 'algort_session';
/** The cookie that recognises a browser at its next log-in. It grants no access. */
export const DEVICE_COOKIE = 'algort_device';
