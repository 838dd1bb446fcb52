import type { Actor, DomainEvent, Rejection, Slice } from '../../../domain/kernel/index.js';
import type { CommandHandling } from '../command-handling/command-handling.js';
import type { Database } from '../database/connection.js';
import type { FileWords, RowFault } from './file-words.js';
import type { Fields } from './read-values.js';

/** What became of a row. */
export type Brought = 'planned' | 'changed' | 'ended' | 'unchanged';

export type Imported = { readonly [Became in Brought | 'read' | 'refused']: number };

/** A row that was not applied. */
export interface Refused extends RowFault {
  readonly line: number;
  /** The key of what the row plans, as written. Null when it could not be read. */
  readonly key: string | null;
}

export interface ImportOptions {
  readonly onRefused?: (refused: Refused) => void;
  readonly onProgress?: (read: number) => void;
}

export interface ImportInto {
  readonly commands: CommandHandling;
  readonly db: Database;
}

/** The commands of a row, or why it has none. */
export type Commands<C> = readonly C[] | { readonly faults: readonly RowFault[] };

/** A file whose rows plan, change and end something of the shop. Each row is for one stream of the slice. */
export interface PlanFile<Row, C, S, E extends DomainEvent, R extends Rejection> {
  readonly slice: Slice<C, S, E, R>;
  readonly actor: Actor;
  readonly fields: Fields;
  /** The column with the stream's key. */
  readonly key: string & keyof Row;
  readonly words: FileWords;
  readonly becomes: Readonly<Partial<Record<E['type'], Exclude<Brought, 'unchanged'>>>>;
  commandsOf(row: Row, before: S): Promise<Commands<C>>;
  faultOf(rejection: R): RowFault;
}
