import type { DomainEvent, EventDefinitions, Instant, Ore } from '../../kernel/index.js';
import { shortPieces, type Unsent } from '../packing/state.js';
import type { PlacedLine } from './lines.js';

/** RX-06: a pharmacist dispensed a prescription line, and the partners know. `lowered` goes back of its fee. */
export type LineDispensed = DomainEvent<
  'LineDispensed',
  { readonly lineId: string; readonly lowered: Ore; readonly dispensedAt: Instant }
>;

export const dispensedEvents: EventDefinitions<LineDispensed> = { LineDispensed: { version: 1 } };

interface Order {
  readonly order: { readonly lines: readonly PlacedLine[] } | null;
  readonly unsent: Unsent;
  readonly dispensed: readonly string[];
}

/**
 * The prescription lines of a parcel that no pharmacist has dispensed or refused. While there are any, nobody may pick,
 * pack or hand over the parcel.
 */
export function awaitingDispensing(
  { order, unsent, dispensed }: Order,
  { lineIds }: { readonly lineIds: readonly string[] },
): readonly string[] {
  const short = shortPieces({ unsent });
  return (order?.lines ?? [])
    .filter(({ lineId, prescription }) => prescription !== null && lineIds.includes(lineId))
    .filter(({ lineId, quantity }) => !dispensed.includes(lineId) && (short[lineId]?.quantity ?? 0) < quantity)
    .map(({ lineId }) => lineId);
}

/** Whether the parcel has a prescription line. The warehouse keeps it back until it is told otherwise. */
export function isPrescribed(
  { lines }: { readonly lines: readonly PlacedLine[] },
  { lineIds }: { readonly lineIds: readonly string[] },
): boolean {
  return lines.some(({ lineId, prescription }) => prescription !== null && lineIds.includes(lineId));
}
