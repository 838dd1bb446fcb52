export { compareMoments, type Difference, type DifferenceKind } from './compare-moments.js';
export { valuesByKind, type ValueShown, type ValuesOfKind } from './values-by-kind.js';
export { whyAt, type Why } from './why.js';
export { openHistory, type History, type Moment } from './history.js';
export type { Stop } from './stops.js';
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
