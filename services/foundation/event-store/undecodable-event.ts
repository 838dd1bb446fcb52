import type { StoredRow } from './encoded-event.js';

/** One event that cannot be read. Its `cause` is a damaged field, a missing key or a throwing upcaster. */
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
