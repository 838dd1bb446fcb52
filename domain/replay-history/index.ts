export { compareMoments, type Difference, type DifferenceKind, type Fact } from './compare-moments.js';
export { eventsBehind } from './events-behind.js';
export { openHistory, type History, type Moment } from './history.js';
export {
  snapshot,
  snapshotAt,
  type CartShown,
  type MemberShown,
  type OrderShown,
  type PaymentShown,
  type Snapshot,
} from './snapshot.js';
export { packHistory, unpackHistory, type PackedHistory } from './packed.js';
