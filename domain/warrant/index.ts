import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type WarrantCommand } from './decide.js';
import { warrantEvents, type WarrantEvent } from './events.js';
import { inspection, type WarrantKind } from './inspect.js';
import { owner } from './owner.js';
import type { WarrantRejection } from './rejections.js';
import { evolve, initial, type WarrantState } from './state.js';

/** The warrants that a customer gave or holds, as far as this pharmacy knows, in one stream for each customer (RX-08). */
export const warrant: Slice<WarrantCommand, WarrantState, WarrantEvent, WarrantRejection, 'warrant'> &
  Owned<WarrantEvent, 'customer'> &
  Inspectable<WarrantState, WarrantEvent, WarrantKind> = {
  kind: 'warrant',
  events: warrantEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection,
};

export { isKnown } from './commands/receive-warrant.js';
export type { WarrantCommand } from './decide.js';
export * from './events.js';
export type { WarrantRejection } from './rejections.js';
export type { KnownWarrant, WarrantState } from './state.js';
/** Staff browsers replay this slice. Import the rules from `rules/index.js`. */
export type * from './rules/index.js';
