import type { PartnerName } from '../partners.js';

/** The outcome of one call to a partner, or of one log-in request at an e-ID. It contains no personal data. */
export interface HeardCall {
  readonly partner: PartnerName;
  /**
   * - `answered`: the partner answered as expected.
   * - `ended`: a log-in request at an e-ID ended without a log-in, for the reason in `code`.
   * - `unread`: the type of a message is unknown; `code` names the type.
   * - `failed`: the partner refused, did not answer, or gave an answer that cannot be trusted.
   */
  readonly outcome: 'answered' | 'ended' | 'unread' | 'failed';
  /** The partner's or the network's own code. Null for an answered call. */
  readonly code: string | null;
  /** The HTTP or SMTP status. Null without an answer. */
  readonly status: number | null;
}

/** Observes every call to every partner. It never throws and never delays the call. */
export interface PartnerWatch {
  heard(call: HeardCall): void;
}

/** Ignores all calls. It is for a client that runs alone, as in its specs. */
export const UNWATCHED: PartnerWatch = { heard: () => undefined };
