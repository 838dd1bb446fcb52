import { stockholmDate } from '../../../../../domain/kernel/index.js';
import { gonePieces, INSPECTION_OUTCOMES, owedTotal, withdrawable } from '../../../../../domain/order/index.js';
import type { Act } from './acts.fixture.js';
import type { Happening } from './happening.fixture.js';
import { piecesLeft } from './in-transit.fixture.js';

const [SUPPORT, SECOND] = ['staff-1', 'staff-2'];
const EVIDENCE = { evidenceId: 'evidence', text: 'hash', photos: [] };

function linesOf({ order: { order: placed } }: Happening) {
  return placed?.lines ?? [];
}

const withdraws =
  (what: 'a piece' | 'all'): Act =>
  (on) => {
    const whole = linesOf(on)
      .map((line) => ({ lineId: line.lineId, quantity: withdrawable(on.order, line) }))
      .filter(({ quantity }) => quantity > 0);
    const line = on.one(whole);
    if (!line) return null;
    const lines = what === 'all' ? whole : [{ ...line, quantity: 1 }];
    return { type: 'NotifyWithdrawal', withdrawalId: on.newId(), lines, notifiedAt: on.at };
  };

/** Only goods that have left can come back. */
const hasLeft =
  (on: Happening) =>
  ({ lineId }: { readonly lineId: string }) =>
    on.order.parcels.some(({ lineIds, dispatchedAt }) => dispatchedAt !== null && lineIds.includes(lineId));

/** A return of which all goods have left, but for those that the warehouse never had. */
const awaited = (on: Happening) =>
  on.one(
    on.order.withdrawals.filter(
      ({ status, lines }) =>
        (status === 'awaited' || status === 'received') &&
        lines.every((line) => hasLeft(on)(line) || (gonePieces(on.order)[line.lineId]?.quantity ?? 0) > 0),
    ),
  );

const inspects =
  (outcome: (typeof INSPECTION_OUTCOMES)[number]): Act =>
  (on) => {
    const back = awaited(on);
    if (!back) return null;
    const lines = outcome === 'missing' ? [] : back.lines.filter(hasLeft(on)).map((line) => ({ ...line, outcome }));
    return { type: 'InspectReturn', returnNumber: back.returnNumber ?? '', lines, inspectedAt: on.at };
  };

const gives =
  (share: number): Act =>
  (on) => {
    const amount = Math.floor(owedTotal(on.order) * share);
    const who = { staffId: SUPPORT, role: 'support', at: on.at } as const;
    return { type: 'GiveRefund', refundId: on.newId(), amount, lines: [], reason: 'trasig', ...who };
  };

const settles =
  (type: 'ApproveRefund' | 'DeclineRefund'): Act =>
  (on) => {
    const proposed = on.one(on.order.staffRefunds.proposed);
    return proposed && { type, refundId: proposed.refundId, reason: 'granskad', staffId: SECOND, at: on.at };
  };

const complaint = (on: Happening, status = 'open') =>
  on.one(on.order.complaints.filter((each) => each.status === status));
const answer = (on: Happening) => ({ note: null, staffId: SUPPORT, at: on.at });

/** What customer and staff do after the purchase, and what the warehouse says of it. */
export const AFTERWARDS: Readonly<Record<string, Act>> = {
  'staff cancel': (on) => ({ type: 'Cancel', by: 'staff', reason: 'slut', cancelledAt: on.at }),
  'staff cancel a parcel': ({ parcel, at }) =>
    parcel && { type: 'Cancel', by: 'staff', reason: 'slut', parcelIds: [parcel.parcelId], cancelledAt: at },
  'the warehouse has stopped a part': ({ order: { parcels }, at }) => {
    const tooLate = parcels.slice(0, 1).map(({ parcelId }) => parcelId);
    return { type: 'AnswerCancellation', answer: 'partly', tooLate, answeredAt: at };
  },
  'the warehouse has stopped the order': ({ at }) => ({
    type: 'AnswerCancellation',
    answer: 'stopped',
    answeredAt: at,
  }),
  'the warehouse is too late': ({ at }) => ({ type: 'AnswerCancellation', answer: 'too-late', answeredAt: at }),
  'the customer withdraws from a parcel': (on) => {
    const lines = on.parcel ? piecesLeft(on, on.parcel.lineIds) : [];
    return { type: 'NotifyWithdrawal', withdrawalId: on.newId(), lines, notifiedAt: on.at };
  },
  'the customer withdraws from a piece': withdraws('a piece'),
  'the customer withdraws from all': withdraws('all'),
  'a return has its label': (on) => {
    const back = awaited(on);
    const label = { carrier: 'PostNord', labelNumber: 'etikett', labelledAt: on.at };
    return back && { type: 'LabelReturn', returnNumber: back.returnNumber ?? '', ...label };
  },
  'a return is at the warehouse': (on) => {
    const back = awaited(on);
    return back && { type: 'ReceiveReturn', returnNumber: back.returnNumber ?? '', receivedAt: on.at };
  },
  'a return is good': inspects('ok'),
  'a return has broken seals': inspects('broken-seal'),
  'a return is an empty box': inspects('missing'),
  'staff are warned of returns': (on) => ({ type: 'WarnOfReturns', warnedAt: on.at }),
  'a piece comes back unasked': (on) => {
    const line = on.one(linesOf(on));
    const lines = [{ lineId: line?.lineId ?? '', quantity: 1 }];
    return { type: 'ReturnItems', returnId: on.newId(), lines, returnedAt: on.at };
  },
  'staff pay a little back': gives(0.1),
  'staff pay all back': gives(1),
  'a second person approves': settles('ApproveRefund'),
  'a second person declines': settles('DeclineRefund'),
  'the customer complains': (on) => {
    const line = on.one(linesOf(on));
    const what = {
      lines: [{ lineId: line?.lineId ?? '', quantity: 1 }],
      fault: 'damaged',
      wish: 'money-back',
    } as const;
    const said = { faultSeenOn: stockholmDate(on.at), evidence: EVIDENCE, madeAt: on.at };
    return { type: 'MakeComplaint', complaintId: on.newId(), ...what, ...said };
  },
  'staff accept a complaint': (on) => {
    const made = complaint(on);
    const { lineId = '' } = made?.lines[0] ?? {};
    const sold = linesOf(on).find((line) => line.lineId === lineId);
    const amounts = [{ lineId, amount: Math.floor((sold?.total ?? 0) / (sold?.quantity ?? 1) / (1 + (on.part % 2))) }];
    const refund = { refundId: on.newId(), amounts, reason: 'trasig', role: 'support' } as const;
    return made && { type: 'AcceptComplaint', complaintId: made.complaintId, ...refund, ...answer(on) };
  },
  'staff send new goods': (on) => {
    const made = complaint(on);
    return made && { type: 'ReplaceGoods', complaintId: made.complaintId, ...answer(on) };
  },
  'staff decline a complaint': (on) => {
    const made = complaint(on);
    return made && { type: 'DeclineComplaint', complaintId: made.complaintId, ground: 'no-fault', ...answer(on) };
  },
  'the new goods leave': (on) => {
    const made = complaint(on, 'replacing');
    const sent = { carrier: 'PostNord', trackingNumber: 'ny', sentAt: on.at };
    return made && { type: 'SendReplacement', complaintId: made.complaintId, ...sent };
  },
  // Always possible, so it would be most of what happens.
  'a step runs again': ({ part, at }) => (part === 3 ? { type: 'RepeatStep', step: 'capture', repeatedAt: at } : null),
};
