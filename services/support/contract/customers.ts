import type { BusinessDate, Instant, RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import type { Opening } from './staff.js';

export type LookupKind = 'person-number' | 'member-number' | 'email' | 'phone' | 'order-number' | 'tracking-number';

/** Enough to tell hits apart, but nothing personal: no reason has been given yet. */
export interface Hit {
  /** The customer's id, or the order's for a guest. */
  readonly subjectId: Uuid;
  readonly kind: 'customer' | 'guest-order';
  readonly matched: readonly LookupKind[];
  readonly memberNumber: string | null;
  readonly orderNumbers: readonly string[];
  readonly since: BusinessDate | null;
}

export interface Finding {
  /** The kinds that the text can be; empty for none. */
  readonly tried: readonly LookupKind[];
  readonly hits: readonly Hit[];
}

export interface SubjectHeader {
  readonly subjectId: Uuid;
  readonly kind: 'customer' | 'guest-order';
  /** The person was erased (LAW-09). */
  readonly erased: boolean;
  /** Null when never given, or forgotten. */
  readonly name: string | null;
  readonly maskedPersonNumber: string | null;
  readonly memberNumber: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly opening: Opening;
}

export interface SubjectHistory {
  readonly header: SubjectHeader;
  /** All events of all streams of the subject, in store order; person numbers masked. */
  readonly events: readonly RecordedEvent[];
  /** When it was read; later events are missing. */
  readonly asOf: Instant;
}

export interface EventInContext {
  readonly event: RecordedEvent;
  /** Null when the event belongs to no customer or guest's order (a job run). */
  readonly subjectId: Uuid | null;
  /** Its step in the subject's history; null when it is not part of one. */
  readonly step: number | null;
  /** The events that caused it, root first. */
  readonly causes: readonly RelatedEvent[];
  readonly effects: readonly RelatedEvent[];
  /** The first hundreds of events with the same correlation. */
  readonly correlated: readonly RelatedEvent[];
}

/** For a customer not opened in this session only the existence and time are shown, not the owner. */
export type RelatedEvent =
  | { readonly withheld: false; readonly event: RecordedEvent }
  | {
      readonly withheld: true;
      readonly event: Pick<RecordedEvent, 'eventId' | 'type' | 'effectiveAt'>;
    };

export interface DriftedRow {
  readonly key: string;
  /** The columns that differ; null where a side has no such row. */
  readonly columns: readonly { readonly column: string; readonly view: unknown; readonly stream: unknown }[];
}

export interface ViewDrift {
  readonly view: string;
  readonly rows: number;
  /** Events of this subject that the view has not read yet: lag, not drift. */
  readonly eventsBehind: number;
  readonly parked: number;
  readonly drifted: readonly DriftedRow[];
}

/** Called through the audit port: only for subjects and events with a given reason. */
export interface CustomerDesk {
  find(text: string): Promise<Finding>;
  /** Null when there is no such subject. */
  history(subjectId: Uuid): Promise<SubjectHistory | null>;
  /** The full number; each look at it is recorded. Null when there is none, or it is forgotten. */
  revealPersonNumber(subjectId: Uuid): Promise<string | null>;
  drift(subjectId: Uuid): Promise<readonly ViewDrift[] | null>;
  event(eventId: Uuid): Promise<EventInContext | null>;
}
