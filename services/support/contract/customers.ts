import type { BusinessDate, Instant, RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import type { Result } from '../../web-host/contract/result.js';
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
}

export interface EventInContext {
  readonly event: RecordedEvent;
  /** Null when the event belongs to no customer or guest's order (a job run). */
  readonly subjectId: Uuid | null;
  /** Its step in the subject's history; null when it is not part of one. */
  readonly step: number | null;
  /** What caused it, the root first. */
  readonly causes: readonly RecordedEvent[];
  /** What it caused, in order. */
  readonly effects: readonly RecordedEvent[];
  /** All events of the same correlation. */
  readonly correlated: readonly RecordedEvent[];
}

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

export interface CustomerDesk {
  find(text: string): Promise<Finding>;
  /** Null when this session must give a reason first. */
  opening(subjectId: Uuid): Promise<Opening | null>;
  /** Records who looks and why; nothing is shown before. */
  open(subjectId: Uuid, reason: string): Promise<Result<{ readonly opening: Opening }>>;
  /** Null when not opened, or when there is no such subject. */
  history(subjectId: Uuid): Promise<SubjectHistory | null>;
  /** The whole number; the look is recorded anew. Null when not opened or forgotten. */
  revealPersonNumber(subjectId: Uuid): Promise<string | null>;
  drift(subjectId: Uuid): Promise<readonly ViewDrift[] | null>;
  /** Whose it is, so that a reason can be asked for; null when there is no such event. */
  subjectOf(eventId: Uuid): Promise<{ readonly subjectId: Uuid | null } | null>;
  event(eventId: Uuid): Promise<EventInContext | null>;
}

export interface Look {
  readonly staffName: string;
  readonly reason: string;
  readonly at: Instant;
}
