import type { PartnerName } from '../partners.js';

/** The outcome of one call to a partner, or of an order at a partner. Holds no personal data. */
export interface HeardCall {
  readonly partner: PartnerName;
  /**
   * `answered`: as expected. `ended`: an e-ID order ended without a log-in, for the reason in `code`. `unread`: a
   * message of an unknown type, named in `code`. `failed`: refused, unreachable, or with an answer that cannot be
   * trusted.
   */
  readonly outcome: 'answered' | 'ended' | 'unread' | 'failed';
  /** The partner's or the network's own code; null for an answered call. */
  readonly code: string | null;
  /** Status of HTTP or SMTP; null without an answer. */
  readonly status: number | null;
}

/** Observes every call to every partner. It never throws and never delays the call. */
export interface PartnerWatch {
  heard(call: HeardCall): void;
}

/** For a client on its own, as in its specs. */
export const UNWATCHED: PartnerWatch = { heard: () => undefined };
