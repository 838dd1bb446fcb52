import type { PartnerName } from '../config.js';

/** What became of one call to a partner, or of an order that it kept for us. Holds nothing of any person. */
export interface HeardCall {
  readonly partner: PartnerName;
  /**
   * `answered`: as it should. `ended`: it answered that an order of an e-ID ended without a log-in, as `code` says.
   * `unread`: it told us something by itself that this version has no use for, as `code` says.
   * `failed`: refused, out of reach, or with an answer that nobody can trust.
   */
  readonly outcome: 'answered' | 'ended' | 'unread' | 'failed';
  /** The partner's own word, or the network's; null for a call that was answered. */
  readonly code: string | null;
  /** Of HTTP or SMTP; null where no answer came. */
  readonly status: number | null;
}

/** Is told of every call to every partner. Never throws, and never makes the call wait. */
export interface PartnerWatch {
  heard(call: HeardCall): void;
}

/** For a client that stands alone, as in its own tests. */
export const UNWATCHED: PartnerWatch = { heard: () => undefined };
