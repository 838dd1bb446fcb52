import { stockholmDate, type Inspected, type Inspection } from '../kernel/index.js';
import type { Complaint } from './complaint/state.js';
import { collectionValues, type CollectionKind } from './collection/inspect.js';
import type { OrderEvent } from './events.js';
import { packingValues, type PackingKind } from './packing/inspect.js';
import { prescribedValues, type PrescribedKind } from './prescribed/inspect.js';
import { givenByStaff } from './staff-refund/state.js';
import { isWhollyReturned, type OrderState } from './state.js';
import { withdrawalRule } from './withdrawal/period.js';
import type { Withdrawal } from './withdrawal/state.js';

export type OrderKind =
  | CollectionKind
  | PackingKind
  | PrescribedKind
  | 'order'
  | 'order-returned'
  | 'order-staff-refunds'
  | 'withdrawal'
  | 'complaint';

/** The displayed values of an order. The payment slice adds its values under the path of the order. */
export const inspection: Inspection<OrderState, OrderEvent, OrderKind> = {
  inspect: (state) => {
    if (!state.order) return [];
    const { orderId, orderNumber: name } = state.order;
    const at = `orders/${orderId}`;
    const phase = isWhollyReturned(state) ? 'returned' : state.phase;
    const returned = state.returns.reduce((sum, { refund }) => sum + refund, 0);
    const whole = { name, rule: null, behind: () => true };
    return [
      { path: at, kind: 'order', value: phase, ...whole },
      { path: `${at}/returned`, kind: 'order-returned', value: returned || null, ...whole },
      {
        path: `${at}/staff-refunds`,
        kind: 'order-staff-refunds',
        name,
        value: givenByStaff(state.staffRefunds) || null,
        rule: { requirements: ['CHK-05'], version: state.staffRefunds.given.at(-1)?.ruleVersion ?? null },
        behind: ({ type }) => type === 'StaffRefundProposed' || type === 'StaffRefundGiven',
      },
      ...prescribedValues(state.order, at),
      ...packingValues(state, at),
      ...collectionValues(state, at, name),
      ...state.withdrawals.map((each) => withdrawalValue(at, name, each)),
      ...state.complaints.map((each) => complaintValue(at, each)),
    ];
  },
};

/** Why a withdrawal is where it is: its notice, the warehouse's answers and its refund. */
function withdrawalValue(
  at: string,
  orderNumber: string,
  { withdrawalId, status, returnNumber, notifiedAt }: Withdrawal,
): Inspected<OrderEvent, OrderKind> {
  const version = withdrawalRule.on(stockholmDate(notifiedAt)).ruleVersion;
  return {
    path: `${at}/withdrawals/${withdrawalId}`,
    kind: 'withdrawal',
    name: returnNumber ?? orderNumber,
    value: status,
    rule: { requirements: ['LAW-04'], version },
    behind: (event) => isAbout(event, withdrawalId, status),
  };
}

/** Why a complaint stands where it does: what the customer sent, the answer, and the second person's decision. */
function complaintValue(
  at: string,
  { complaintId, complaintNumber: name, status, refundId, ruleVersion: version }: Complaint,
): Inspected<OrderEvent, OrderKind> {
  return {
    path: `${at}/complaints/${complaintId}`,
    kind: 'complaint',
    name,
    value: status,
    rule: { requirements: ['CHK-10'], version },
    behind: ({ data }) =>
      ('complaintId' in data && data.complaintId === complaintId) ||
      (refundId !== null && 'refundId' in data && data.refundId === refundId),
  };
}

function isAbout(event: OrderEvent, id: string, status: Withdrawal['status']): boolean {
  if ('withdrawalId' in event.data) return event.data.withdrawalId === id;
  if (event.type === 'ParcelCameBack') return event.data.settles.includes(id);
  if (event.type === 'ItemsReturned') return event.data.returnId === id;
  return event.type === 'OrderCancelled' && status === 'stopped';
}
