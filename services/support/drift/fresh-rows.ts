import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { Projection } from '../../../projections/runner/index.js';

export interface FreshRows {
  /** Every key that an event touched; its row may have been removed since. */
  readonly keys: readonly (readonly string[])[];
  readonly rows: readonly object[];
}

/** The rows that a view should have for these events: its own projection, run again. */
export function freshRows(projection: Projection, events: readonly RecordedEvent[]): FreshRows {
  const rows = new Map<string, { key: readonly string[]; row: object | undefined }>();
  for (const event of events) {
    if (!projection.types.includes(event.type)) continue;
    for (const key of projection.keys(event)) {
      const id = JSON.stringify(key);
      rows.set(id, { key, row: projection.project(rows.get(id)?.row, event, key) ?? undefined });
    }
  }
  const all = [...rows.values()];
  return { keys: all.map(({ key }) => key), rows: all.flatMap(({ row }) => row ?? []) };
}
