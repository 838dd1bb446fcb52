import type { DomainEvent, EventDefinitions, Instant, Uuid } from '../kernel/index.js';

/** The thing that was looked at or changed; an id that could be personal is stored as its keyed hash. */
export interface LookSubject {
  readonly kind: string;
  readonly id: string;
}

/** One call at a desk of the console, allowed or refused (SUP-01). No field ever holds a person number. */
export interface Look {
  readonly at: Instant;
  readonly staffId: Uuid;
  readonly staffName: string;
  readonly role: string;
  readonly desk: string;
  readonly call: string;
  readonly outcome: 'opened' | 'shown' | 'done' | 'refused';
  /** The reason of a refusal; null when it was allowed. */
  readonly refusal: string | null;
  readonly subject: LookSubject;
  /** Which part of the subject; null for all of it. */
  readonly item: string | null;
  /** Null when it was refused before a valid reason was given. */
  readonly reason: string | null;
  /** Keyed hashes of the search terms, by kind. */
  readonly sought: readonly { readonly kind: string; readonly hash: string }[];
  /** The customers that the search found. */
  readonly found: readonly string[];
}

/** `hash` covers all other fields, `previous` included: a changed or missing entry breaks the chain after it. */
export type LookRecorded = DomainEvent<
  'LookRecorded',
  Look & { readonly number: number; readonly previous: string; readonly hash: string }
>;

export type LookLogEvent = LookRecorded;

export const lookLogEvents: EventDefinitions<LookLogEvent> = {
  LookRecorded: { version: 1 },
};
