import type { StoredRow } from './encoded-event.js';

/**
 * Thrown for an event that cannot be decoded. Its `cause` is a damaged field, a missing key or an upcaster that throws.
 */
export class UndecodableEvent extends Error {
  constructor(
    readonly row: StoredRow,
    cause: unknown,
  ) {
    const { type, eventId, streamId, revision } = row;
    super(`${type} ${eventId}, ${streamId}@${revision}, cannot be read: ${messageOf(cause)}`, { cause });
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
