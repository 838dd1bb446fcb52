import { daysBetween, stockholmDate, type BusinessDate, type Instant } from '../../../domain/kernel/index.js';
import {
  complaintRule,
  isPresumed,
  lastDayOf,
  parcelOfLine,
  priceOf,
  staffRefundRule,
  type OrderState,
  type RefundingRole,
} from '../../../domain/order/index.js';
import { complaintShown, namesOf, type Told } from '../../shop/complaint/complaint-view.js';
import type { ComplaintLine, ComplaintOpened } from '../contract/complaints.js';
import type { FoundComplaint } from './complaint-found.js';

interface Beside {
  readonly stock: ReadonlyMap<string, number>;
  readonly now: Instant;
  readonly role: RefundingRole;
}

export function daysLeft(answerBy: BusinessDate, today: BusinessDate): number {
  return daysBetween(today, answerBy);
}

/** What staff need to judge a complaint: what the customer sent, the law's times, the price and the shelf. */
export function complaintOpened(found: FoundComplaint, told: Told, { stock, now, role }: Beside): ComplaintOpened {
  const { placed, state, complaint } = found;
  const today = stockholmDate(now);
  const { lines: _, email: _email, ...shown } = complaintShown({ placed, state, contact: null }, complaint, told);
  const { assuredMonths, law } = complaintRule.on(stockholmDate(placed.placedAt));
  const { assured, status, lastDay, answeredAt, answerBy } = complaint;
  return {
    ...shown,
    ...{ status, assured, lastDay: lastDay ?? lastDayOf(state, complaint.lines[0]?.lineId ?? '') },
    refund: complaint.refund,
    note: told.note,
    lines: linesOf(found, stock),
    receivedOn: receivedOn(state, complaint.lines[0]?.lineId ?? ''),
    presumed: isPresumed(state, complaint),
    daysLeft: answeredAt === null ? daysLeft(answerBy, today) : null,
    rule: { assuredMonths, time: law.time, origin: law.origin },
    ceiling: staffRefundRule.on(today).ceilings[role],
  };
}

function linesOf({ placed, complaint }: FoundComplaint, stock: Beside['stock']): readonly ComplaintLine[] {
  return complaint.lines.map(namesOf(placed.lines)).map(({ lineId, name, quantity }) => {
    const sold = placed.lines.find((line) => line.lineId === lineId);
    return {
      ...{ lineId, name, quantity },
      medicine: sold !== undefined && sold.type !== 'Ha',
      most: sold ? priceOf(sold, complaint, lineId) : 0,
      stock: sold ? (stock.get(sold.varuId) ?? 0) : 0,
    };
  });
}

function receivedOn(state: OrderState, lineId: string): BusinessDate | null {
  const at = parcelOfLine(state, lineId)?.deliveredAt ?? null;
  return at === null ? null : stockholmDate(at);
}
