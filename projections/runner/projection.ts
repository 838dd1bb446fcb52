import type { DomainEvent, RecordedEvent } from '../../domain/kernel/index.js';
import type { AnyViewTable, ViewTable } from './view-table.js';

/** The values of a row's key columns, in the order of `AnyViewTable.key`. */
export type RowKey = readonly string[];

/**
 * A view: rows that answer one question, made from events. It is pure, so that following and rebuilding give the same
 * rows. A row is an object keyed by column; instants are ISO strings, dates "YYYY-MM-DD".
 */
export interface Projection<Row extends object = object> {
  /** The name in kebab case. The checkpoint has the same name. */
  readonly name: string;
  /** Increase it when the code would make other rows. The runner then rebuilds the view beside the live one. */
  readonly version: number;
  readonly table: AnyViewTable;
  readonly types: readonly string[];
  /** True when every event creates new rows. Then no rows need to be loaded. */
  readonly appendOnly: boolean;
  /** The keys of the rows that an event changes, each once. Empty when the event does not concern this view. */
  keys(event: RecordedEvent): readonly RowKey[];
  /**
   * Returns the row after an event: null removes it, the same object leaves it unchanged. If it throws, the event's
   * stream is parked for this view. When several streams change one row, their order must not matter. Otherwise a retry
   * would differ from a rebuild.
   */
  project(row: Row | undefined, event: RecordedEvent, key: RowKey): Row | null;
}

type Handlers<Row, E extends DomainEvent> = {
  readonly [Type in E['type']]?: (
    row: Row | undefined,
    event: RecordedEvent<Extract<E, { type: Type }>>,
    key: RowKey,
  ) => Row | null;
};

export interface ProjectionDefinition<Row extends object, E extends DomainEvent> {
  readonly name: string;
  readonly version: number;
  readonly table: ViewTable<Row>;
  readonly appendOnly?: boolean;
  keys(event: RecordedEvent<E>): readonly RowKey[];
  readonly on: Handlers<Row, E>;
}

/** Defines a projection by one handler for each event type. Types without a handler are not read. */
export function projection<Row extends object, E extends DomainEvent>(
  definition: ProjectionDefinition<Row, E>,
): Projection<Row> {
  const handlers = definition.on as unknown as Readonly<
    Record<string, (row: Row | undefined, event: RecordedEvent, key: RowKey) => Row | null>
  >;
  return {
    name: definition.name,
    version: definition.version,
    table: definition.table,
    types: Object.keys(handlers),
    appendOnly: definition.appendOnly ?? false,
    keys: (event) => definition.keys(event as RecordedEvent<E>),
    project: (row, event, key) => {
      const handler = handlers[event.type];
      if (!handler) throw new TypeError(`${definition.name} does not handle ${event.type}`);
      return handler(row, event, key);
    },
  };
}

/** Returns the row. It throws when no earlier event of the stream has created one. */
export function existing<Row>(row: Row | undefined, event: RecordedEvent): Row {
  if (row === undefined)
    throw new TypeError(`no row for ${event.type} at revision ${event.revision} of ${event.streamId}`);
  return row;
}
