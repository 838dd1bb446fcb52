import type { Actor, Instant, Uuid } from '../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const timelineTable = viewTable({
  name: 'view_customer_timeline',
  key: ['stream_id', 'revision'],
  columns: {
    stream_id: column<string>(),
    revision: column<number>(),
    event_id: column<Uuid>(),
    position_transaction: column<number>(),
    position_sequence: column<number>(),
    type: column<string>(),
    effective_at: column<Instant>(),
    recorded_at: column<Instant>(),
    actor_kind: column<Actor['kind']>(),
    actor_id: column<string>(),
    command_id: column<Uuid>(),
    correlation_id: column<Uuid>(),
    causation_id: column<Uuid | null>(),
    /** The customer whom an event of another stream concerns, for example when staff open a history. */
    subject_customer_id: column<Uuid | null>(),
  },
});

/** One event on a timeline. Its data is read from its stream. */
export type TimelineRow = RowOf<typeof timelineTable>;

export const streamOwnerTable = viewTable({
  name: 'view_stream_owner',
  key: ['stream_id', 'owner_id'],
  columns: {
    stream_id: column<string>(),
    owner_id: column<string>(),
  },
});

/**
 * Says that one stream belongs to another, for example a payment to its order. Each row is one pair, so events of
 * different streams may come in any order.
 */
export type StreamOwnerRow = RowOf<typeof streamOwnerTable>;
