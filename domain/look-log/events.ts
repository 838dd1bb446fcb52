import type { DomainEvent, EventDefinitions, Instant, Uuid } from '../kernel/index.js';

/** What staff viewed or changed. An id that could be personal is stored as its keyed hash. */
export interface LookSubject {
  readonly kind: string;
  readonly id: string;
}

/**
 * An entry of the audit log: one call at one of the console's desks, allowed or refused (SUP-01). It never holds a
 * person number.
 */
export interface Look {
  readonly at: Instant;
  readonly staffId: Uuid;
  readonly staffName: string;
  readonly role: string;
  readonly desk: string;
  readonly call: string;
  readonly outcome: 'opened' | 'shown' | 'done' | 'refused';
  /** The reason for a refused call. Null when the call was allowed. */
  readonly refusal: string | null;
  readonly subject: LookSubject;
  /** The part of the subject that staff viewed. Null for the whole subject. */
  readonly item: string | null;
  /** The reason that the staff member gave. Null when the call was refused before a valid reason was given. */
  readonly reason: string | null;
  /** Keyed hashes of the search terms, by kind. */
  readonly sought: readonly { readonly kind: string; readonly hash: string }[];
  /** The customers that the search found. */
  readonly found: readonly string[];
}

/**
 * An audit entry in the hash chain. `hash` covers all other fields, also the hash of the entry before it (`previous`).
 */
export type LookRecorded = DomainEvent<
  'LookRecorded',
  Look & { readonly number: number; readonly previous: string; readonly hash: string }
>;

export type LookLogEvent = LookRecorded;

export const lookLogEvents: EventDefinitions<LookLogEvent> = {
  LookRecorded: { version: 1 },
};
