import { randomUUID } from 'node:crypto';

import { START, comparePositions, type Position } from '../../../domain/kernel/index.js';
import type { EventStore, NewEvent, StoredEvent } from './port.js';

export const AT = '2026-03-01T12:00:00.000Z';

export function newStream(): string {
  return `cart-${randomUUID()}`;
}

export function itemAdded(varuId: string, recordedAt = AT): NewEvent {
  return newEvent('ItemAdded', { product: { varuId }, added: 1, quantity: 1 }, recordedAt);
}

export function itemRemoved(varuId: string): NewEvent {
  return newEvent('ItemRemoved', { varuId, from: 1 }, AT);
}

export function newEvent(
  type: string,
  data: unknown,
  recordedAt: string,
  { eventId } = { eventId: randomUUID() as string },
): NewEvent {
  const commandId = randomUUID();
  const actor = { kind: 'system', id: 'contract' } as const;
  const metadata = {
    commandId,
    correlationId: commandId,
    causationId: null,
    actor,
    effectiveAt: recordedAt,
    recordedAt,
    fingerprint: 'f',
  };
  return { type, data, eventId, metadata };
}

/**
 * Reads to the end of the log like a follower. It may have to wait, because older open transactions hide the newest
 * events.
 */
export async function everything(
  store: EventStore,
  from: Position = START,
  types?: readonly string[],
  limit = 100,
): Promise<StoredEvent[]> {
  const head = await store.head();
  const all: StoredEvent[] = [];
  for (let after = from; ;) {
    const { events, next, end } = await store.readAll(after, { limit, ...(types && { types }) });
    all.push(...events);
    if (end && comparePositions(next, head) >= 0) return all;
    after = next;
  }
}
