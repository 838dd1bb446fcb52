import { joinDefinitions, type Owner, type RecordedEvent } from '../../domain/kernel/index.js';
import { customerSlices } from '../../domain/slices.js';
import type { Projection } from '../runner/projection.js';
import { timelineTable, type TimelineRow } from './table.js';

type Concerned = Readonly<Record<string, (data: unknown) => string>>;

const concerned: Concerned = Object.assign({}, ...Object.values(customerSlices).map(({ owner }) => concernedBy(owner)));

export const timelineProjection: Projection<TimelineRow> = {
  name: 'customer-timeline',
  version: 1,
  table: timelineTable,
  types: Object.keys(joinDefinitions(Object.values(customerSlices))),
  appendOnly: true,
  keys: ({ streamId, revision }) => [[streamId, String(revision)]],
  project: (_row, event) => entry(event),
};

function concernedBy(owner: Owner<never, string>): Concerned {
  return owner.by === 'key' ? (owner.concerns as Concerned) : {};
}

function entry(event: RecordedEvent): TimelineRow {
  const [transaction, sequence] = event.position.split('/') as [string, string];
  return {
    stream_id: event.streamId,
    revision: event.revision,
    event_id: event.eventId,
    position_transaction: Number(transaction),
    position_sequence: Number(sequence),
    type: event.type,
    effective_at: event.effectiveAt,
    recorded_at: event.recordedAt,
    actor_kind: event.actor.kind,
    actor_id: event.actor.id,
    command_id: event.commandId,
    correlation_id: event.correlationId,
    causation_id: event.causationId,
    subject_customer_id: concerned[event.type]?.(event.data) ?? null,
  };
}
