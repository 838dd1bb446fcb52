import type { DomainEvent, Position, RecordedEvent } from '../../domain/kernel/index.js';
import type { Projection } from './projection.js';

type Compare = (actual: unknown, expected: unknown) => void;

/** Given-when-then for a projection: `given(events).then(rows)`. The rows come in the order of their creation. */
export function specifyProjection<Row extends object>(
  projection: Projection<Row>,
  compare: Compare,
): (...events: readonly RecordedEvent[]) => {
  then(...rows: readonly Row[]): void;
  thenMatching(match: (rows: readonly Row[]) => void): void;
} {
  return (...events) => {
    const rows = new Map<string, Row>();
    for (const event of events.filter(({ type }) => projection.types.includes(type))) apply(projection, rows, event);
    const actual = [...rows.values()];
    return { then: (...expected) => compare(actual, expected), thenMatching: (match) => match(actual) };
  };
}

function apply<Row extends object>(projection: Projection<Row>, rows: Map<string, Row>, event: RecordedEvent): void {
  for (const key of projection.keys(event)) {
    const id = JSON.stringify(key);
    const row = projection.project(rows.get(id), event, key);
    if (row) rows.set(id, row);
    else rows.delete(id);
  }
}

/** Numbers the events of each stream from 0, and all events in their order of creation. */
export class History {
  private sequence = 0;
  private readonly revisions = new Map<string, number>();

  on<E extends DomainEvent>(streamId: string, event: E, at = '2026-03-01T12:00:00.000Z'): RecordedEvent<E> {
    const revision = this.revisions.get(streamId) ?? 0;
    this.revisions.set(streamId, revision + 1);
    this.sequence += 1;
    const id = `00000000-0000-4000-8000-${String(this.sequence).padStart(12, '0')}`;
    return {
      ...event,
      eventId: id,
      version: 1,
      streamId,
      revision,
      position: `${this.sequence}/1` as Position,
      recordedAt: at,
      effectiveAt: at,
      commandId: id,
      correlationId: id,
      causationId: null,
      actor: { kind: 'system', id: 'test' },
    };
  }
}
