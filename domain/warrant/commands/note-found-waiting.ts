import { accept, type BusinessDate, type Instant, type Uuid } from '../../kernel/index.js';
import type { WarrantDecision } from '../rejections.js';
import { standingOn } from '../rules/standing.js';
import type { WarrantState } from '../state.js';

/** RX-08: the day's run asked the national service, and found warrants that wait for the customer as their holder. */
export interface NoteFoundWaiting {
  readonly type: 'NoteFoundWaiting';
  readonly customerId: Uuid;
  /** Those that nobody gave here. The stream of the giver knows it, so this stream alone cannot tell. */
  readonly warrantIds: readonly string[];
  readonly on: BusinessDate;
  readonly at: Instant;
}

/** Each warrant is noted once. One that the holder has answered meanwhile, or that was given here, is not. */
export function noteFoundWaiting(
  { customerId, warrantIds, on, at }: NoteFoundWaiting,
  { warrants }: WarrantState,
): WarrantDecision {
  const waiting = warrantIds.filter((warrantId) => {
    const known = warrants[warrantId];
    if (known?.role !== 'holder' || known.isFoundWaiting || known.isGivenHere) return false;
    return standingOn(known, on) === 'waiting';
  });
  return accept(
    ...waiting.map((warrantId) => ({
      type: 'WarrantFoundWaiting' as const,
      data: { customerId, role: 'holder' as const, warrantId, at },
    })),
  );
}
