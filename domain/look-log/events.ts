import type { DomainEvent, EventDefinitions, Instant, Uuid } from '../kernel/index.js';

/** What staff viewed or changed. An id that could be personal is stored as its keyed hash. */
export interface LookSubject {
  readonly kind: string;
  readonly id: string;
}

/**
 * An audit entry: one call at a desk of the console, allowed or refused (SUP-01). No field ever holds a person number.
 */
export interface Look {
  readonly at: Instant;
  readonly staffId: Uuid;
  readonly staffName: string;
  readonly role: string;
  readonly desk: string;
  readonly call: string;
  readonly outcome: 'opened' | 'shown' | 'done' | 'refused';
  /** Why the call was refused. Null when it was allowed. */
  readonly refusal: string | null;
  readonly subject: LookSubject;
  /** A part of the subject. Null for all of it. */
  readonly item: string | null;
  /** Null when the call was refused before a valid reason was given. */
  readonly reason: string | null;
  /** Keyed hashes of the search terms, by kind. */
  readonly sought: readonly { readonly kind: string; readonly hash: string }[];
  /** The customers that the search found. */
  readonly found: readonly string[];
}

/** `hash` covers all other fields, including `previous`. A changed or missing entry breaks the chain after it. */
export type LookRecorded = DomainEvent<
  'LookRecorded',
  Look & { readonly number: number; readonly previous: string; readonly hash: string }
>;

export type LookLogEvent = LookRecorded;

export const lookLogEvents: EventDefinitions<LookLogEvent> = {
  LookRecorded: { version: 1 },
};
