import type { HealthDataShown } from '../../domain/health-look/index.js';
import type { HighCostAccountReceived } from '../../domain/high-cost-account/index.js';
import { FORGOTTEN } from '../../domain/kernel/index.js';
import type { PrescriptionEvent } from '../../domain/prescription/index.js';

const AT = '2026-03-01T12:00:00.000Z';

/** The events of one withdrawal in all orders. Their contents are sealed, and no view reads them. */
export function prescriptionEvents(id: string): readonly PrescriptionEvent[] {
  const of = { customerId: id, dispensingId: `${id}-1` };
  const order = { orderId: id, orderNumber: '70000001', lineId: '1' };
  return [
    { type: 'PrescriptionReceived', data: { customerId: id, prescription: FORGOTTEN as never, receivedAt: AT } },
    {
      type: 'WithdrawalHeld',
      data: { ...of, ...order, parcelId: '70000001-1', promisedBy: '2026-03-04', ordered: FORGOTTEN, heldAt: AT },
    },
    { type: 'WithdrawalOrdered', data: { ...of, orderedAt: AT } },
    { type: 'WithdrawalReleased', data: { ...of, reason: 'order-cancelled', releasedAt: AT } },
    {
      type: 'WithdrawalChecked',
      data: {
        ...of,
        by: 's1',
        findings: FORGOTTEN,
        ruleVersion: 'interactions@2026-01-01',
        receivedAt: AT,
        checkedAt: AT,
      },
    },
    { type: 'ExchangeDecided', data: { ...of, by: 's1', decision: FORGOTTEN, decidedAt: AT } },
    { type: 'ColleagueAsked', data: { ...of, by: 's1', question: 'Stämmer dosen?', askedAt: AT } },
    { type: 'ColleagueAnswered', data: { ...of, by: 's2', answer: 'Ja.', approves: true, answeredAt: AT } },
    {
      type: 'MedicineDispensed',
      data: {
        ...{ ...of, orderId: id, lineId: '1', by: 's1', record: FORGOTTEN, reportId: id },
        ...{ lowered: 0, dispensedAt: AT, on: '2026-03-01' },
      },
    },
    { type: 'DispensingReported', data: { ...of, reportedAt: AT } },
    { type: 'DispensingUndone', data: { ...of, reason: 'pack-refused', returnsTo: 'queue', undoneAt: AT } },
    { type: 'DispensingUndone', data: { ...of, reason: 'not-sent', returnsTo: 'prescription', undoneAt: AT } },
    {
      type: 'WithdrawalRefused',
      data: { ...of, orderId: id, lineId: '1', by: 's1', refusal: FORGOTTEN, refusedAt: AT },
    },
  ];
}

export function accountReceived(customerId: string): HighCostAccountReceived {
  return { type: 'HighCostAccountReceived', data: { customerId, account: FORGOTTEN as never, receivedAt: AT } };
}

export function healthDataShown(customerId: string): HealthDataShown {
  const by = { kind: 'customer', id: customerId } as const;
  return { type: 'HealthDataShown', data: { customerId, part: 'prescriptions', by, reason: null, at: AT } };
}
