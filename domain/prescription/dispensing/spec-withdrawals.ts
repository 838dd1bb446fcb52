import { fold, isRejected } from '../../kernel/index.js';
import { prescription, type PrescriptionCommand, type PrescriptionEvent, type PrescriptionState } from '../index.js';
import { aPrescription, article } from '../rules/spec-prescriptions.js';
import { CHECK_POINTS } from './checks.js';
import type { OrderedWithdrawal } from './ordered.js';
import { productCodeOf, type Pack } from './pack.js';

export const AT = '2026-03-01T09:00:00.000Z';
export const [ANNA, BO] = ['pharmacist-anna', 'pharmacist-bo'];

const { rank: _rank, ...ordered } = article;
export const withdrawal: OrderedWithdrawal = {
  ordinationId: '1',
  kind: 'human',
  patient: { kind: 'self', personNumber: '198507099805', name: null },
  article: ordered,
  packages: 1,
  noExchange: false,
  message: null,
  isNarcotic: false,
  price: {
    day: '2026-03-01',
    exchange: 'prescribed',
    benefit: 'R',
    onLadder: 9000,
    fee: 9000,
    difference: 0,
    amount: 9000,
  },
};

export function aPack(serial = 'S1', varuId = article.varuId): Pack {
  return { productCode: productCodeOf(varuId), serial, batch: 'B1', expiresOn: '2028-01-31' };
}

export function holding(orderId: string, given: Partial<OrderedWithdrawal> = {}): PrescriptionCommand {
  return {
    type: 'HoldWithdrawal',
    ...{ customerId: 'c1', dispensingId: `${orderId}-1`, orderId, orderNumber: '100001', lineId: '1' },
    ...{ parcelId: '100001-1', promisedBy: '2026-03-03', heldAt: AT, ordered: { ...withdrawal, ...given } },
  };
}

export const received = (given = {}): PrescriptionCommand => ({
  type: 'ReceivePrescription',
  customerId: 'c1',
  prescription: aPrescription(given),
  at: AT,
});
export const checking = (dispensingId = 'o1-1', by = ANNA): PrescriptionCommand => ({
  type: 'CheckWithdrawal',
  ...{ dispensingId, by, points: CHECK_POINTS, interactions: [], note: null, at: AT },
});
export const dispensing = (dispensingId = 'o1-1', by = ANNA, packs = [aPack()]): PrescriptionCommand => ({
  type: 'Dispense',
  ...{ dispensingId, by, packs, reportId: `report-${dispensingId}`, charged: withdrawal.price, at: AT },
});
export const ordering = (dispensingId = 'o1-1'): PrescriptionCommand => ({
  type: 'OrderWithdrawal',
  ...{ dispensingId, at: AT },
});

/** A prescription to which commands come one after another. */
export class Life {
  state: PrescriptionState = prescription.initial;
  readonly events: PrescriptionEvent[] = [];

  /** @returns the types of the events, or of the rejection */
  do(command: PrescriptionCommand): readonly string[] {
    const decision = prescription.decide(command, this.state);
    if (isRejected(decision)) return [decision.rejected.type];
    this.events.push(...decision.accepted);
    this.state = fold(prescription.evolve, this.state, decision.accepted);
    return decision.accepted.map(({ type }) => type);
  }

  static after(...commands: readonly PrescriptionCommand[]): Life {
    const life = new Life();
    for (const command of commands) life.do(command);
    return life;
  }
}
