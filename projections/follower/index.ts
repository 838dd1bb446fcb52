export { Absence } from './absence.js';
export { adoptCheckpoints } from './adopt.js';
export { isStoreUnavailable, StoreUnavailable } from './store-unavailable.js';
export { beginAfter, ensureCheckpoints, readCheckpoints } from './checkpoint.js';
export type { Client, EventSource, FollowedEvent, SourceBatch } from './event-source.js';
export { FollowLoop } from './follow-loop.js';
export { isFarBehind } from './idle.js';
export { lagAfter, type Lag } from './lag.js';
export { CheckpointMoved, moveWith, type Move } from './move.js';
export { moveAlone } from './move-alone.js';
export {
  countParked,
  FOLLOWS_PARKED,
  listParked,
  parkEvents,
  type ParkedEvent,
  type ParkedRow,
} from './parked-events.js';
export { Place } from './place.js';
export { reasonOf } from './reason.js';
export { inTransaction } from './transaction.js';
