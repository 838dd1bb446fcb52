import { randomUUID } from 'node:crypto';

import type { Actor, Instant } from '../../../domain/kernel/index.js';
import { derivedId } from './derived-id.js';

/** Who sends a command, why, and as part of what. */
export interface CommandContext {
  readonly commandId: string;
  readonly correlationId: string;
  /** The event that made someone send it; null when a person or a clock did. */
  readonly causationId: string | null;
  readonly actor: Actor;
  /** When it takes place for the business; the clock's now when absent. */
  readonly effectiveAt?: Instant;
  /**
   * Keyed hash of what the client sent. Present when the command id came from outside, so that the
   * id may come again: with the same hash it is a repetition, with another a mistake.
   */
  readonly fingerprint?: string;
  /** What the first request may have been kept by, while LOOKUP_KEY is changed. */
  readonly fingerprintsBefore?: readonly string[];
}

/** Whether a request is the one that was kept by this fingerprint. */
export function isRepetition({ fingerprint, fingerprintsBefore = [] }: CommandContext, kept: string): boolean {
  return fingerprint === kept || fingerprintsBefore.includes(kept);
}

export const SYSTEM: Actor = { kind: 'system', id: 'shop' };

export function newContext(actor: Actor, correlationId: string = randomUUID()): CommandContext {
  return { commandId: randomUUID(), correlationId, causationId: null, actor };
}

/** One request often needs several commands: each gets an id that follows from the request's. */
export function partOf(context: CommandContext, name: string): CommandContext {
  return { ...context, commandId: derivedId(context.commandId, name) };
}

/** The context of a command that an event caused; redelivery of the event makes the same id. */
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
