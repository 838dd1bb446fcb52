import type { Uuid } from '../../domain/kernel/index.js';
import {
  orderPerson,
  type Complaint,
  type ComplaintFault,
  type ComplaintWish,
  type Evidence,
  type OrderCommand,
  type PlacedOrder,
} from '../../domain/order/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { ComplaintEvidence } from '../../services/shop/complaint/evidence.js';

export type ComplaintEnd = 'refunded' | 'replaced' | 'declined' | 'open';

interface Told {
  readonly fault: ComplaintFault;
  readonly wish: ComplaintWish;
  readonly text: string;
}

/** What generated customers complain of, by how it ends. None of the texts tells of a person's health. */
const TOLD: Readonly<Record<ComplaintEnd, Told>> = {
  refunded: { fault: 'damaged', wish: 'reduction', text: 'Burken kom bucklig, men innehållet verkar helt.' },
  replaced: { fault: 'defective', wish: 'new-goods', text: 'Pumpen går inte att trycka ner.' },
  declined: { fault: 'not-as-described', wish: 'money-back', text: 'Jag trodde att tuben var större.' },
  open: { fault: 'missing', wish: 'new-goods', text: 'Det låg bara en i paketet.' },
};

export const COMPLAINT_ENDS: readonly ComplaintEnd[] = ['refunded', 'replaced', 'declined', 'open'];

/** Keeps the text as the shop does, and gives the complaint of the order's first goods. */
export async function complaintOf(
  evidence: ComplaintEvidence,
  { orderId, customerId, lines }: PlacedOrder,
  end: ComplaintEnd,
): Promise<Omit<Extract<OrderCommand, { type: 'MakeComplaint' }>, 'madeAt' | 'faultSeenOn'>> {
  const { text, ...told } = TOLD[end];
  const kept: Evidence = await evidence.keep(orderId, orderPerson({ orderId, customerId }), { text, photos: [] });
  await evidence.recorded(kept.evidenceId);
  const [line] = lines;
  const complaintId = derivedId(orderId, 'complaint');
  const goods = line ? [{ lineId: line.lineId, quantity: 1 }] : [];
  return { type: 'MakeComplaint', complaintId, lines: goods, ...told, evidence: kept };
}

/** Customer service answers, and the warehouse sends new goods. */
export function answersOf(
  { complaintId, lines }: Complaint,
  end: ComplaintEnd,
  { staffId, at, refund }: { readonly staffId: Uuid; readonly at: string; readonly refund: number },
): readonly OrderCommand[] {
  const answering = { complaintId, note: null, staffId, at };
  switch (end) {
    case 'refunded': {
      const amounts = lines.map(({ lineId }) => ({ lineId, amount: refund }));
      const refundId = derivedId(complaintId, 'refund');
      const reason = 'Burken kom bucklig, och kunden behöll den';
      return [{ type: 'AcceptComplaint', ...answering, refundId, amounts, reason, role: 'support' }];
    }
    case 'replaced':
      return [
        { type: 'ReplaceGoods', ...answering },
        {
          type: 'SendReplacement',
          ...{ complaintId, carrier: 'PostNord', trackingNumber: `AE${complaintId.slice(0, 8)}SE`, sentAt: at },
        },
      ];
    case 'declined':
      return [{ type: 'DeclineComplaint', ...answering, ground: 'no-fault' }];
    case 'open':
      return [];
  }
}
