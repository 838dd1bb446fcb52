/** Who caused an event. `id` is a UUID, a job name or a partner name, never personal data. */
export interface Actor {
  readonly kind: 'customer' | 'staff' | 'job' | 'partner' | 'system';
  readonly id: string;
}

/** A fact before it is recorded: `type` in the past tense and JSON `data`. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** What the event store adds to a fact when it records it. Instants are ISO 8601 in UTC. */
export interface EventMetadata {
  readonly eventId: string;
  readonly version: number;
  readonly streamId: string;
  /** The event's place in its stream, from 0 without gaps. */
  readonly revision: number;
  /** The event's place among all events. Compare with `comparePositions`. */
  readonly position: Position;
  readonly recordedAt: string;
  /** When the fact took effect for the business. A job that catches up sets it to the missed day. */
  readonly effectiveAt: string;
  readonly commandId: string;
  readonly correlationId: string;
  /** The event that caused the command. Null when a person or the clock caused it. */
  readonly causationId: string | null;
  readonly actor: Actor;
}

export type RecordedEvent<E extends DomainEvent = DomainEvent> = E & EventMetadata;

/**
 * A position among all events, written "transaction/sequence", both decimal. It has two parts, because on PostgreSQL a
 * sequence number alone is not commit order. EventStoreDB's commit and prepare positions have the same form.
 */
export type Position = `${bigint}/${bigint}`;

export const START: Position = '0/0';

export function comparePositions(a: Position, b: Position): number {
  if (a === b) return 0;
  const [aMajor, aMinor] = a.split('/') as [string, string];
  const [bMajor, bMinor] = b.split('/') as [string, string];
  return compare(aMajor, bMajor) || compare(aMinor, bMinor);
}

/** The numbers have no sign and no leading zeros, so the longer one is the larger. */
function compare(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
