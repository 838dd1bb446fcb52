import { randomUUID } from 'node:crypto';

import type { Actor, Instant } from '../../../domain/kernel/index.js';
import { derivedId } from './derived-id.js';

export interface CommandContext {
  readonly commandId: string;
  readonly correlationId: string;
  /** The event that caused the command; null when a person or the clock caused it. */
  readonly causationId: string | null;
  readonly actor: Actor;
  /** ISO instant at which it takes effect for the business; the clock's now when absent. */
  readonly effectiveAt?: Instant;
  /**
   * Keyed hash of the client's request. Present when the command id came from outside. The same id with the same hash
   * is a repetition; with another hash it is a mistake.
   */
  readonly fingerprint?: string;
  /** Fingerprints under the earlier LOOKUP_KEY, while that key is being changed. */
  readonly fingerprintsBefore?: readonly string[];
}

export function isRepetition({ fingerprint, fingerprintsBefore = [] }: CommandContext, kept: string): boolean {
  return fingerprint === kept || fingerprintsBefore.includes(kept);
}

export const SYSTEM: Actor = { kind: 'system', id: 'shop' };

export function newContext(actor: Actor, correlationId: string = randomUUID()): CommandContext {
  return { commandId: randomUUID(), correlationId, causationId: null, actor };
}

/** One request often needs several commands: each command id is derived from the request's id. */
export function partOf(context: CommandContext, name: string): CommandContext {
  return { ...context, commandId: derivedId(context.commandId, name) };
}

/** The context of a command caused by an event. A redelivery of the event derives the same command id. */
export function causedBy(
  event: { readonly eventId: string; readonly correlationId: string; readonly effectiveAt: Instant },
  name: string,
  actor: Actor = SYSTEM,
): CommandContext {
  return {
    commandId: derivedId(event.eventId, name),
    correlationId: event.correlationId,
    causationId: event.eventId,
    actor,
  };
}
