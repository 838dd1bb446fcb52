import type { Actor, Instant, Uuid } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

/** One event on a timeline, without its data. The data is read from the event's stream. */
export interface TimelineRow {
  readonly stream_id: string;
  readonly revision: number;
  readonly event_id: Uuid;
  readonly position_transaction: number;
  readonly position_sequence: number;
  readonly type: string;
  readonly effective_at: Instant;
  readonly recorded_at: Instant;
  readonly actor_kind: Actor['kind'];
  readonly actor_id: string;
  readonly command_id: Uuid;
  readonly correlation_id: Uuid;
  readonly causation_id: Uuid | null;
  /** The customer whom an event of another stream concerns, for example when staff open a history. */
  readonly subject_customer_id: Uuid | null;
}

export const timelineTable: ViewTable<TimelineRow> = {
  name: 'view_customer_timeline',
  key: ['stream_id', 'revision'],
  columns: [
    'stream_id',
    'revision',
    'event_id',
    'position_transaction',
    'position_sequence',
    'type',
    'effective_at',
    'recorded_at',
    'actor_kind',
    'actor_id',
    'command_id',
    'correlation_id',
    'causation_id',
    'subject_customer_id',
  ],
};

/**
 * Says that one stream belongs to another, for example a payment to its order. Each row is one pair, so events of
 * different streams may come in any order.
 */
export interface StreamOwnerRow {
  readonly stream_id: string;
  readonly owner_id: string;
}

export const streamOwnerTable: ViewTable<StreamOwnerRow> = {
  name: 'view_stream_owner',
  key: ['stream_id', 'owner_id'],
  columns: ['stream_id', 'owner_id'],
};
