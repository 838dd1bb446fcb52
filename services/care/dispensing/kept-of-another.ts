import type {
  OrderedWithdrawal,
  OtherPatient,
  Prescription,
  PrescriptionState,
} from '../../../domain/prescription/index.js';
import type { Acting, NotActing } from '../../../domain/prescription/rules/index.js';

export function isOfAnother(ordered: OrderedWithdrawal | null): ordered is OrderedWithdrawal {
  return ordered?.patient.kind === 'child' || ordered?.patient.kind === 'principal';
}

/**
 * RX-08: what the customer's streams may learn of another's list, and for whom it is. When the right has ended, or nobody
 * says, it is the ordered prescription alone.
 */
export function keptOfAnother(
  { ordinationId, patient: { kind, personNumber } }: OrderedWithdrawal,
  list: readonly Prescription[],
  acting: Acting | NotActing | 'closed',
  { patient }: PrescriptionState,
): { readonly list: readonly Prescription[]; readonly other: OtherPatient } {
  if (acting !== 'closed' && acting.may && acting.ground !== 'self') {
    const warrantId = acting.ground === 'warrant' ? acting.warrantId : null;
    return { list, other: { personNumber, ground: acting.ground, warrantId } };
  }
  const ground = kind === 'child' ? 'guardian' : 'warrant';
  return {
    list: list.filter((each) => each.ordinationId === ordinationId),
    other: patient ?? { personNumber, ground, warrantId: null },
  };
}
