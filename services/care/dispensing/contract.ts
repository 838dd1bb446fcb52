import type { DispensingPhase, OrderedPatient, RefusedWithdrawal } from '../../../domain/prescription/index.js';

/** A prescription line of an order, as its customer reads it. */
export interface OrderedPrescriptionView {
  readonly dispensingId: string;
  /** What was ordered, or what a pharmacist exchanged it for. */
  readonly name: string;
  readonly packages: number;
  readonly patient: Pick<OrderedPatient, 'kind' | 'name'>;
  readonly phase: DispensingPhase;
  readonly refused: Omit<RefusedWithdrawal, 'orderNumber'> | null;
}

/** RX-06: what became of the prescriptions of an order. */
export interface DispensingService {
  /** Each call that shows something is recorded as a look. Empty for an order of somebody else. */
  ofOrder(orderId: string): Promise<readonly OrderedPrescriptionView[]>;
}
