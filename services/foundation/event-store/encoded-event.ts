import type { Position } from '../../../domain/kernel/index.js';
import type { NewEvent, NewEventMetadata } from './port.js';

/** The codec's output for an adapter: personal fields are sealed. */
export interface EncodedEvent {
  readonly event: NewEvent;
  readonly version: number;
  readonly data: unknown;
}

/** An event as an adapter read it: fields still sealed, data still in its stored version. */
export interface StoredRow {
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
  readonly metadata: NewEventMetadata;
  /** The fault of damaged metadata. `metadata` then holds the readable rest, with time and ids filled in. */
  readonly fault?: string;
}
