import { randomUUID } from 'node:crypto';

import type { Actor, Instant } from '../../../domain/kernel/index.js';
import { derivedId } from './derived-id.js';

export interface CommandContext {
  readonly commandId: string;
  readonly correlationId: string;
  /** The event that caused the command; null when a person or the clock caused it. */
  readonly causationId: string | null;
  readonly actor: Actor;
  /**
   * The ISO instant at which the command takes effect for the business. When it is absent, the command takes effect
   * now.
   */
  readonly effectiveAt?: Instant;
  /**
   * Keyed hash of the client's request. Present when the command id came from outside. The same id with the same hash
   * is a repetition; with another hash it is a mistake.
   */
  readonly fingerprint?: string;
  /** Fingerprints under the old LOOKUP_KEY. They are needed while that key is being replaced. */
  readonly fingerprintsBefore?: readonly string[];
}

export function isRepetition({ fingerprint, fingerprintsBefore = [] }: CommandContext, kept: string): boolean {
  return fingerprint === kept || fingerprintsBefore.includes(kept);
}

export const SYSTEM: Actor = { kind: 'system', id: 'shop' };

export function newContext(actor: Actor, correlationId: string = randomUUID()): CommandContext {
  return { commandId: randomUUID(), correlationId, causationId: null, actor };
}

/** Derives a command id from the request's id, because one request often sends several commands. */
export function partOf(context: CommandContext, name: string): CommandContext {
  return { ...context, commandId: derivedId(context.commandId, name) };
}

/**
 * Returns the context of a command that an event causes. An event that is delivered again derives the same command id.
 */
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
