import type { BusinessDate, Instant, RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import type { Opening } from './staff.js';

export type LookupKind = 'person-number' | 'member-number' | 'email' | 'phone' | 'order-number' | 'tracking-number';

/** Enough to tell hits apart, nothing personal: the reason has not been given yet. */
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
  /** The kinds the text could be; empty when it is none of them. */
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
  /** "19850709-****". */
  readonly maskedPersonNumber: string | null;
  readonly memberNumber: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly opening: Opening;
}

export interface SubjectHistory {
  readonly header: SubjectHeader;
  /** All events of all streams of the subject, in the order of the store; person numbers masked. */
  readonly events: readonly RecordedEvent[];
  /** When it was read: later than this nothing is known. */
  readonly asOf: Instant;
}

export interface EventInContext {
  readonly event: RecordedEvent;
  /** Null when the event belongs to no customer or guest's order (a job run). */
  readonly subjectId: Uuid | null;
  /** Its step in the subject's history; null when it is not part of one. */
  readonly step: number | null;
  /** What caused it, the root first. */
  readonly causes: readonly RelatedEvent[];
  /** What it caused, in order. */
  readonly effects: readonly RelatedEvent[];
  /** The events of the same correlation, the first hundreds of them. */
  readonly correlated: readonly RelatedEvent[];
}

/** Of a customer whom this session has not opened it is told that it was, and when; whose it is not. */
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
  /** Events of this subject that the view has not come to yet: not drift, lag. */
  readonly eventsBehind: number;
  readonly parked: number;
  readonly drifted: readonly DriftedRow[];
}

/** Asked through the audit port: only for whom, and for which events, a reason has been given. */
export interface CustomerDesk {
  find(text: string): Promise<Finding>;
  /** Null when there is no such subject. */
  history(subjectId: Uuid): Promise<SubjectHistory | null>;
  /** The whole number; each look at it is recorded. Null when there is none, or it is forgotten. */
  revealPersonNumber(subjectId: Uuid): Promise<string | null>;
  drift(subjectId: Uuid): Promise<readonly ViewDrift[] | null>;
  event(eventId: Uuid): Promise<EventInContext | null>;
}
