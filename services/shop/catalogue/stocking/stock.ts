import { comparePositions, START, type Actor, type Position } from '../../../../domain/kernel/index.js';
import type { Clock } from '../../../foundation/clock.js';
import type { EventStore } from '../../../foundation/event-store/port.js';
import type { Arrival } from './arrival.js';
import { batches } from './batches.js';
import { ProductWriter } from './product-writer.js';

export interface Stocked {
  readonly read: number;
  /** Products that were new or differed from the stored ones. */
  readonly changed: number;
  /** The position of the newest event, for callers that wait for the view. */
  readonly position: Position;
}

export interface StockOptions {
  /** The seed for the event ids. Without it, a random one is used. */
  readonly runId?: string;
  readonly onProgress?: (read: number) => void;
}

const BATCH = 500;
const SHOP: Actor = { kind: 'system', id: 'stocking' };

/** Adds and updates products as events. @throws Error when one breaks a rule of the shop. */
export async function stock(
  { store, clock }: { readonly store: EventStore; readonly clock: Clock },
  arrivals: Iterable<Arrival>,
  { runId, onProgress = () => undefined }: StockOptions = {},
): Promise<Stocked> {
  const writer = new ProductWriter(store, clock, SHOP, runId);
  let [read, changed, position]: [number, number, Position] = [0, 0, START];
  for (const batch of batches(arrivals, BATCH)) {
    for (const written of await writer.write<never>(
      batch.map((arrival) => ({ varuId: arrival.description.varuId, arrive: () => ({ arrival }) })),
    )) {
      if (!written.ok) throw new Error(`${written.varuId}: ${written.faults.map(({ type }) => type).join(', ')}`);
      if (written.changed) changed += 1;
      if (written.position && comparePositions(written.position, position) > 0) position = written.position;
    }
    onProgress((read += batch.length));
  }
  return { read, changed, position };
}
