import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type PrescriptionCommand } from './decide.js';
import { prescriptionEvents, type PrescriptionEvent } from './events.js';
import { inspection, type PrescriptionShownKind } from './inspect.js';
import { owner } from './owner.js';
import type { PrescriptionRejection } from './rejections.js';
import { evolve, initial, type PrescriptionState } from './state.js';

/** What this pharmacy received of a prescription. The stream's name is a keyed hash, never an id of the register. */
export const prescription: Slice<
  PrescriptionCommand,
  PrescriptionState,
  PrescriptionEvent,
  PrescriptionRejection,
  'prescription'
> &
  Owned<PrescriptionEvent, 'customer'> &
  Inspectable<PrescriptionState, PrescriptionEvent, PrescriptionShownKind> = {
  kind: 'prescription',
  events: prescriptionEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection,
};

export type { PrescriptionCommand } from './decide.js';
export type { ReceivePrescription } from './commands/receive-prescription.js';
export * from './dispensing/index.js';
export { isKnown, isKnownPatient } from './known.js';
export type { PrescriptionRejection } from './rejections.js';
export type { PrescriptionState } from './state.js';
export * from './events.js';
/** Staff browsers replay this slice, and need no rules. Import what decides from `rules/index.js`. */
export type * from './rules/index.js';
