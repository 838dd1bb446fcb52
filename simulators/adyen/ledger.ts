import type { SimulatedPayment, SimulatorRecord } from './state.js';
import type { World } from './world.js';

export type RecordType =
  | 'Received'
  | 'Authorised'
  | 'Refused'
  | 'Cancelled'
  | 'SentForSettle'
  | 'CaptureFailed'
  | 'SentForRefund'
  | 'RefundFailed';

export interface LedgerEntry {
  readonly recordType: RecordType;
  readonly bookedAt: string;
  readonly pspReference: string;
  readonly reference: string;
  readonly brand: string;
  readonly value: number;
  readonly currency: string;
  /** The reference of a capture, refund or cancellation. Empty for the payment itself. */
  readonly modificationPspReference: string;
  readonly modificationReference: string;
}

interface Asked {
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly value: number;
}

export function booked(
  world: World,
  payment: SimulatedPayment,
  types: readonly RecordType[],
  asked?: Asked,
): readonly SimulatorRecord[] {
  const { pspReference, reference, brand, currency } = payment;
  return types.map((recordType) => ({
    type: 'booked',
    entry: {
      recordType,
      bookedAt: world.now().toISOString(),
      pspReference,
      reference,
      brand,
      value: asked?.value ?? payment.value,
      currency,
      modificationPspReference: asked?.pspReference ?? '',
      modificationReference: asked?.merchantReference ?? '',
    },
  }));
}
