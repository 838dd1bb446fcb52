import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import {
  closingDay,
  complainable,
  complaintHandlingRule,
  complaintRule,
  lastDayOf,
  type Complaint,
  type OrderLine,
  type PlacedOrder,
} from '../../../domain/order/index.js';
import { isInvoiced } from '../invoice/money-back-text.js';
import type { OwnOrder } from '../order/order-access.js';
import type {
  ComplainableLine,
  ComplaintForm,
  ComplaintShown,
  ComplaintsOfOrder,
  ComplainedGoods,
  NamedGoods,
} from './contract.js';

export function complaintForm(own: OwnOrder, now: Instant): ComplaintForm {
  const { placed } = own;
  const { orderId, orderNumber, placedAt } = placed;
  const today = stockholmDate(now);
  const lines = placed.lines.map((line) => complainableLine(own, line, now));
  const { assuredMonths, months, law } = complaintRule.on(stockholmDate(placedAt));
  const { text, photos } = complaintHandlingRule.on(today);
  return {
    ...{ orderId, orderNumber, lines },
    open: lines.some((line) => line.state === 'may'),
    earliest: stockholmDate(placedAt),
    latest: today,
    rule: { assuredMonths, months, law },
    limits: { text, photos },
  };
}

function complainableLine(
  { placed: { placedAt }, state }: Pick<OwnOrder, 'placed' | 'state'>,
  line: OrderLine,
  now: Instant,
): ComplainableLine {
  const { lineId, varuId, name } = line;
  const quantity = complainable(state, line);
  const lastDay = lastDayOf(state, lineId);
  const sent = state.parcels.some(({ lineIds, dispatchedAt }) => dispatchedAt !== null && lineIds.includes(lineId));
  const late = lastDay !== null && stockholmDate(now) > closingDay(lastDay, placedAt);
  const may = late ? 'too-late' : quantity > 0 ? 'may' : 'complained';
  return { lineId, varuId, name, quantity, lastDay, state: sent ? may : 'not-sent' };
}

export function complaintsOfOrder(own: OwnOrder, now: Instant): ComplaintsOfOrder {
  const { state, placed } = own;
  const complaints = state.complaints.map(({ complaintId, complaintNumber, status, refund }) => ({
    ...{ complaintId, complaintNumber, status, refund },
  }));
  return { open: placed.lines.some((line) => complainableLine(own, line, now).state === 'may'), complaints };
}

/** What was kept of a complaint: its text, and what staff wrote with the answer. */
export interface Told {
  readonly text: string | null;
  readonly note: string | null;
}

export function complaintShown({ placed, contact }: OwnOrder, complaint: Complaint, told: Told): ComplaintShown {
  const { complaintId, complaintNumber, fault, wish, faultSeenOn, madeAt, answerBy, status } = complaint;
  const answered = complaint.answeredAt !== null;
  const { refund, ground, replacement, answeredAt } = complaint;
  return {
    ...{ complaintId, complaintNumber, fault, wish, faultSeenOn, madeAt, answerBy, ground, replacement, answeredAt },
    // Money that waits for a second person is no answer yet.
    status: status === 'awaiting' ? 'open' : status,
    invoiced: isInvoiced(placed),
    refund: answered ? refund : null,
    note: answered ? told.note : null,
    orderId: placed.orderId,
    orderNumber: placed.orderNumber,
    lines: complaint.lines.map(namesOf(placed.lines)),
    text: told.text,
    photos: told.text === null ? 0 : complaint.evidence.photos.length,
    law: lawOf(placed, complaint),
    email: contact?.email ?? null,
  };
}

/** The place in the law behind a declined complaint. It is that of the day of the purchase. */
export function lawOf({ placedAt }: Pick<PlacedOrder, 'placedAt'>, { ground }: Pick<Complaint, 'ground'>) {
  const { law } = complaintRule.on(stockholmDate(placedAt));
  switch (ground) {
    case null:
      return null;
    case 'too-late':
      return law.time;
    case 'after-delivery':
      return law.origin;
    case 'no-fault':
    case 'known-before':
      return law.fault;
  }
}

export function namesOf(lines: readonly OrderLine[]): (line: ComplainedGoods) => NamedGoods {
  return ({ lineId, quantity }) => ({
    ...{ lineId, quantity },
    name: lines.find((line) => line.lineId === lineId)?.name ?? '',
  });
}
