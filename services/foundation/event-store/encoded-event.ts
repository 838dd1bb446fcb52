import type { Position } from '../../../domain/kernel/index.js';
import type { NewEvent, NewEventMetadata } from './port.js';

/** An event that the codec has prepared for storage. Its personal fields are encrypted. */
export interface EncodedEvent {
  readonly event: NewEvent;
  readonly version: number;
  readonly data: unknown;
}

/** An event as an adapter reads it. Its fields are still encrypted and its data still has the stored version. */
export interface StoredRow {
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
  readonly metadata: NewEventMetadata;
  /** Why the metadata is damaged. `metadata` then holds the readable part, with time and ids filled in. */
  readonly fault?: string;
}
