import type { BusinessDate, Instant, RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import type { HealthContents } from './health-contents.js';
import type { OrderLifeShown, StopParcelsRequest, StopParcelsResult } from './order-life.js';
import type { Opening } from './staff.js';

export type LookupKind = 'person-number' | 'member-number' | 'email' | 'phone' | 'order-number' | 'tracking-number';

/**
 * A search result. It shows only what distinguishes it from others, and nothing personal, because staff have given no
 * reason yet.
 */
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
  /** The kinds of number or name that the search text can be. Empty for none. */
  readonly tried: readonly LookupKind[];
  readonly hits: readonly Hit[];
}

export interface SubjectHeader {
  readonly subjectId: Uuid;
  readonly kind: 'customer' | 'guest-order';
  readonly erased: boolean;
  /** The customer's name. Null when it was never given, or is erased. */
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
  /** All events of all streams of the subject, in store order, with masked person numbers. */
  readonly events: readonly RecordedEvent[];
  /** When the data was read. Later events are missing. */
  readonly asOf: Instant;
  readonly health: HealthContents;
}

export interface EventInContext {
  readonly event: RecordedEvent;
  /** The customer or guest's order to which the event belongs. Null for other events, for example of a job run. */
  readonly subjectId: Uuid | null;
  /** The event's step in the subject's history. Null when the event is in no history. */
  readonly step: number | null;
  /** The events that caused it, the first cause first. */
  readonly causes: readonly RelatedEvent[];
  readonly effects: readonly RelatedEvent[];
  /** The first events with the same correlation id. */
  readonly correlated: readonly RelatedEvent[];
}

/** A related event. For a customer whose history this session has not opened, only its existence and time are shown. */
export type RelatedEvent =
  | { readonly withheld: false; readonly event: RecordedEvent }
  | {
      readonly withheld: true;
      readonly event: Pick<RecordedEvent, 'eventId' | 'type' | 'effectiveAt'>;
    };

export interface DriftedRow {
  readonly key: string;
  /** The columns whose values differ. A value is null where that side has no such row. */
  readonly columns: readonly { readonly column: string; readonly view: unknown; readonly stream: unknown }[];
}

export interface ViewDrift {
  readonly view: string;
  readonly rows: number;
  /** The number of this subject's events that the view has not read yet. They are lag, not drift. */
  readonly eventsBehind: number;
  readonly parked: number;
  readonly drifted: readonly DriftedRow[];
}

/**
 * Calls of the console about customers. Pages make them only through the audit port. All except `find` need a reason
 * given before.
 */
export interface CustomerDesk {
  find(text: string): Promise<Finding>;
  history(subjectId: Uuid): Promise<SubjectHistory | null>;
  /** The history with the contents of prescriptions, for a pharmacist. Each call is a look that the customer reads. */
  healthHistory(subjectId: Uuid): Promise<SubjectHistory | null>;
  /** The whole life of one of the customer's orders. Null for another's. */
  order(subjectId: Uuid, orderId: Uuid): Promise<OrderLifeShown | null>;
  /** The same with the contents of its prescriptions, for a pharmacist. Each call is a look that the customer reads. */
  healthOrder(subjectId: Uuid, orderId: Uuid): Promise<OrderLifeShown | null>;
  /** CHK-17: asks the warehouse to stop parcels of one of the customer's orders. */
  stopParcels(request: StopParcelsRequest): Promise<StopParcelsResult>;
  /** Returns the full person number. Each view of it is recorded. Null when there is none, or it is erased. */
  revealPersonNumber(subjectId: Uuid): Promise<string | null>;
  drift(subjectId: Uuid): Promise<readonly ViewDrift[] | null>;
  event(eventId: Uuid): Promise<EventInContext | null>;
}
