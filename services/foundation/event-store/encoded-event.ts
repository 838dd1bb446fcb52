import type { Position } from '../../../domain/kernel/index.js';
import type { NewEvent, NewEventMetadata } from './port.js';

/** What the codec makes of an event before an adapter writes it: personal fields are sealed. */
export interface EncodedEvent {
  readonly event: NewEvent;
  readonly version: number;
  readonly data: unknown;
}

/** An event as an adapter found it: the fields still sealed, the data of whatever version was written. */
export interface StoredRow {
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
  readonly metadata: NewEventMetadata;
  /** What is wrong with the metadata; it then holds what is left of it, and when and under which ids the event stands. */
  readonly fault?: string;
}
