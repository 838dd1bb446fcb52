import { randomUUID } from 'node:crypto';

import type { DomainEvent, Instant } from '../domain/kernel/index.js';
import type { PointsEarned } from '../domain/member/index.js';
import type { NewEvent } from '../services/foundation/event-store/port.js';

/** Adds the metadata that command handling would add. Each event gets a command id of its own. */
export function stamped(event: DomainEvent, at: Instant): NewEvent {
  const commandId = randomUUID();
  const actor = { kind: 'system', id: 'bench' } as const;
  return {
    ...event,
    eventId: randomUUID(),
    metadata: {
      commandId,
      correlationId: commandId,
      causationId: null,
      actor,
      effectiveAt: at,
      recordedAt: at,
      fingerprint: '',
    },
  };
}

export function earned(points: number, earnedOn: string): PointsEarned {
  const expiresOn = `${Number(earnedOn.slice(0, 4)) + 1}-12-31`;
  const ids = { lotId: randomUUID(), orderId: randomUUID(), parcelId: null };
  return {
    type: 'PointsEarned',
    data: { ...ids, points, basis: points * 100, earnedOn, expiresOn, ruleVersion: 'point-rule@2020-01-01' },
  };
}

export async function withWriters(
  writers: number,
  pieces: number,
  write: (piece: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const writer = async (): Promise<void> => {
    for (let piece = next++; piece < pieces; piece = next++) await write(piece);
  };
  await Promise.all(Array.from({ length: writers }, writer));
}
