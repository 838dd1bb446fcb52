import type { StoredRow } from './encoded-event.js';

/** One event that cannot be read: a damaged field, a key that is not there, an upcaster that throws. Its `cause` says which. */
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
