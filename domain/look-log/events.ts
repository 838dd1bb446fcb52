import type { DomainEvent, EventDefinitions, Instant, Uuid } from '../kernel/index.js';

/** What somebody looked at or acted on; an id that could be anything personal is kept as its keyed hash. */
export interface LookSubject {
  readonly kind: string;
  readonly id: string;
}

/** One call at a desk of the console, let in or refused (SUP-01). Never a person number, in any of its fields. */
export interface Look {
  readonly at: Instant;
  readonly staffId: Uuid;
  readonly staffName: string;
  readonly role: string;
  readonly desk: string;
  readonly call: string;
  readonly outcome: 'opened' | 'shown' | 'done' | 'refused';
  /** Why it was refused; null when it was not. */
  readonly refusal: string | null;
  readonly subject: LookSubject;
  /** Which thing of the subject's; null for all of it. */
  readonly item: string | null;
  /** Null when it was refused before there was one that holds. */
  readonly reason: string | null;
  /** Keyed hashes of what was searched for, by kind. */
  readonly sought: readonly { readonly kind: string; readonly hash: string }[];
  /** Whom the search found. */
  readonly found: readonly string[];
}

/** `hash` is of all the rest, `previous` among it: a changed or missing entry breaks the chain behind it. */
export type LookRecorded = DomainEvent<
  'LookRecorded',
  Look & { readonly number: number; readonly previous: string; readonly hash: string }
>;

export type LookLogEvent = LookRecorded;

export const lookLogEvents: EventDefinitions<LookLogEvent> = {
  LookRecorded: { version: 1 },
};
