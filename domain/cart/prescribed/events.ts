import type { DomainEvent, EventDefinitions, Forgotten, Instant, PersonRef, Uuid } from '../../kernel/index.js';
import type { CartProduct } from '../events.js';
import type { CartPrescription } from './row.js';

/**
 * A prescription row after a change, so that a reader needs no earlier event. `line` is what the basket counts with and
 * tells of no medicine. What was prescribed has a key of its own (CORE-11).
 */
interface Row {
  /** The person whose keys encrypt the row. */
  readonly shopper: PersonRef;
  /** Random, so that nobody can guess it. It stands as article number on the line. */
  readonly rowId: Uuid;
  readonly line: CartProduct | Forgotten;
  readonly prescription: CartPrescription | Forgotten;
}

/** RX-14: a withdrawal of a prescription was put into the cart. */
export type PrescriptionRowAdded = DomainEvent<
  'PrescriptionRowAdded',
  Row & {
    /** True for a row that had left because the identification ended. */
    readonly isRestored: boolean;
  }
>;
export type PrescriptionPackagesSet = DomainEvent<'PrescriptionPackagesSet', Row>;
/** RX-22: what the customer tells the pharmacist. */
export type PrescriptionMessageGiven = DomainEvent<'PrescriptionMessageGiven', Row>;
/** RX-05: the ladder, the month's prices or an earlier row of the same person changed what this row costs. */
export type PrescriptionRowRepriced = DomainEvent<'PrescriptionRowRepriced', Row>;

export const ROW_LEFT_REASONS = ['customer', 'identification-ended', 'warrant-ended', 'prescription-changed'] as const;
export type PrescriptionRowRemoved = DomainEvent<
  'PrescriptionRowRemoved',
  {
    readonly rowId: Uuid;
    readonly reason: (typeof ROW_LEFT_REASONS)[number];
    readonly removedAt: Instant;
  }
>;

export type PrescriptionRowEvent =
  | PrescriptionRowAdded
  | PrescriptionPackagesSet
  | PrescriptionMessageGiven
  | PrescriptionRowRepriced
  | PrescriptionRowRemoved;

const person = ({ shopper }: Row): PersonRef => shopper;
const personal = [
  { purpose: 'health' as const, fields: ['line' as const], person },
  { purpose: 'prescription' as const, fields: ['prescription' as const], person },
];

export const prescriptionRowEvents: EventDefinitions<PrescriptionRowEvent> = {
  PrescriptionRowAdded: { version: 1, personal },
  PrescriptionPackagesSet: { version: 1, personal },
  PrescriptionMessageGiven: { version: 1, personal },
  PrescriptionRowRepriced: { version: 1, personal },
  PrescriptionRowRemoved: { version: 1 },
};
