import { stockholmDate, type BusinessDate, type Uuid } from '../../domain/kernel/index.js';
import {
  COMPLAINT_FAULTS,
  COMPLAINT_WISHES,
  DECLINE_GROUNDS,
  type ComplaintFault,
  type ComplaintWish,
} from '../../domain/order/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { STAFF_ID } from '../lives/order-news.js';
import { SECOND_PERSON, type OrderWay, type Pieces } from './order-way.js';
import { ORDINARY, type Way } from './way.js';

const ABOVE_CEILING = 30_100;
const SMALL = 1_000;
const LATE_DAYS = 75;
const accepting = { reason: 'Trasig vid leverans', role: 'support' } as const;

/** Complaints of each fault, with each wish and each answer, and refunds of staff that two people decide. */
export const complained: readonly Way[] = [
  {
    ...ORDINARY,
    async *course(way) {
      yield* way.isReceived();
      const seenOn = stockholmDate(way.now());
      for (const [nth, fault] of COMPLAINT_FAULTS.entries()) {
        const ground = DECLINE_GROUNDS[nth % DECLINE_GROUNDS.length] ?? 'no-fault';
        // Only a complaint long after the fault was seen may be called late.
        yield way.afterDays(ground === 'too-late' ? LATE_DAYS : 1);
        const told = { fault, wish: COMPLAINT_WISHES[nth % COMPLAINT_WISHES.length] ?? 'money-back', seenOn };
        const complaintId = await complains(way, told);
        yield way.afterDays(1);
        await way.staffDo({ type: 'DeclineComplaint', complaintId, ...byStaff(way), ground });
      }
    },
  },
  {
    ...ORDINARY,
    async *course(way) {
      yield* way.isReceived();
      yield way.afterDays(1);
      const small = await complains(way, { fault: 'damaged', wish: 'reduction', seenOn: stockholmDate(way.now()) });
      const part = { refundId: derivedId(small, 'refund'), amounts: [{ lineId: await firstLine(way), amount: SMALL }] };
      await way.staffDo({ type: 'AcceptComplaint', complaintId: small, ...byStaff(way), ...part, ...accepting });
      yield* way.refunds();
      const told = { fault: 'defective', wish: 'money-back', seenOn: stockholmDate(way.now()) } as const;
      const complaintId = await complains(way, told, (await way.mine()).slice(1));
      const refundId = derivedId(complaintId, 'refund');
      yield way.afterDays(1);
      const amounts = (await way.placed()).lines.slice(1).map(({ lineId, total }) => ({ lineId, amount: total }));
      await way.staffDo({ type: 'AcceptComplaint', complaintId, ...byStaff(way), refundId, amounts, ...accepting });
      yield way.afterMinutes(90);
      await way.staffDo(settling(way, 'DeclineRefund', refundId), SECOND_PERSON);
      yield way.afterMinutes(10);
      await way.staffDo({ type: 'ReplaceGoods', complaintId, ...byStaff(way) });
      yield way.afterDays(1);
      const parcel = { carrier: 'PostNord', trackingNumber: `AE${complaintId.slice(0, 8)}SE` };
      await way.warehouseDoes({ type: 'SendReplacement', complaintId, ...parcel, sentAt: way.now() });
    },
  },
  {
    ...ORDINARY,
    async *course(way) {
      yield* way.isReceived();
      for (const [amount, answer] of [
        [ABOVE_CEILING, 'DeclineRefund'],
        [ABOVE_CEILING, 'ApproveRefund'],
      ] as const) {
        yield way.afterDays(1);
        const refundId = derivedId(way.orderId, answer);
        const giving = { refundId, amount, lines: [], reason: 'Fel vara i lådan', staffId: STAFF_ID, at: way.now() };
        await way.staffDo({ type: 'GiveRefund', ...giving, role: 'support' });
        yield way.afterMinutes(40);
        await way.staffDo(settling(way, answer, refundId), SECOND_PERSON);
      }
      yield* way.refunds();
    },
  },
];

function settling(way: OrderWay, type: 'ApproveRefund' | 'DeclineRefund', refundId: Uuid) {
  return { type, refundId, reason: 'Granskat mot kundens bilder', staffId: SECOND_PERSON, at: way.now() } as const;
}

function byStaff(way: OrderWay) {
  return { note: null, staffId: STAFF_ID, at: way.now() } as const;
}

async function firstLine(way: OrderWay): Promise<string> {
  return (await way.placed()).lines[0]?.lineId ?? '';
}

interface Told {
  readonly fault: ComplaintFault;
  readonly wish: ComplaintWish;
  readonly seenOn: BusinessDate;
}

/** Complains of all these pieces. Without them, of one piece. */
async function complains(
  way: OrderWay,
  { seenOn: faultSeenOn, ...told }: Told,
  all: readonly Pieces[] | null = null,
): Promise<Uuid> {
  const complaintId = derivedId(way.orderId, `complaint ${told.fault}`);
  const lines = all ?? (await way.mine()).slice(0, 1).map(({ lineId }) => ({ lineId, quantity: 1 }));
  const evidence = await way.keeps('Varan är inte som den ska.');
  await way.customerDoes({
    ...{ type: 'MakeComplaint', complaintId, lines, ...told, evidence, faultSeenOn, madeAt: way.now() },
  });
  return complaintId;
}
