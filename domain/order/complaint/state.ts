import type { Instant, Ore, Uuid } from '../../kernel/index.js';
import type { AnswerNote, ComplaintEvent, ComplaintMade, DeclineGround, ReplacementSent } from './events.js';

export type ComplaintStatus = 'open' | 'awaiting' | 'refunded' | 'replacing' | 'replaced' | 'declined';

export interface Complaint extends Omit<ComplaintMade['data'], 'ruleVersion'> {
  readonly ruleVersion: string;
  /** `awaiting`: a second person has not yet approved the money. */
  readonly status: ComplaintStatus;
  readonly refundId: Uuid | null;
  readonly refund: Ore | null;
  readonly ground: DeclineGround | null;
  readonly note: AnswerNote | null;
  readonly replacement: Pick<ReplacementSent['data'], 'carrier' | 'trackingNumber'> | null;
  /** When the customer got the answer. */
  readonly answeredAt: Instant | null;
}

type Complaints = readonly Complaint[];

const UNANSWERED = { refundId: null, refund: null, ground: null, note: null, replacement: null, answeredAt: null };

export function evolveComplaints(all: Complaints, event: ComplaintEvent): Complaints {
  if (event.type === 'ComplaintMade') return [...all, { ...event.data, ...UNANSWERED, status: 'open' }];
  const change = changeBy(event);
  return all.map((each) => (each.complaintId === event.data.complaintId ? { ...each, ...change } : each));
}

function changeBy(event: Exclude<ComplaintEvent, ComplaintMade>): Partial<Complaint> {
  switch (event.type) {
    case 'ComplaintAccepted': {
      const { refundId, amount: refund, note } = event.data;
      return { status: 'awaiting', refundId, refund, note };
    }
    case 'ComplaintRefunded':
      return { status: 'refunded', refund: event.data.amount, answeredAt: event.data.refundedAt };
    case 'ComplaintReopened':
      return { ...UNANSWERED, status: 'open' };
    case 'ReplacementOrdered':
      return { status: 'replacing', note: event.data.note, answeredAt: event.data.orderedAt };
    case 'ReplacementSent': {
      const { carrier, trackingNumber } = event.data;
      return { status: 'replaced', replacement: { carrier, trackingNumber } };
    }
    case 'ComplaintDeclined': {
      const { ground, note, declinedAt: answeredAt } = event.data;
      return { status: 'declined', ground, note, answeredAt };
    }
  }
}

/** The complaint whose money waits for a second person. */
export function awaitingRefund(all: Complaints, refundId: Uuid): Complaint | null {
  return all.find((each) => each.refundId === refundId && each.status === 'awaiting') ?? null;
}
