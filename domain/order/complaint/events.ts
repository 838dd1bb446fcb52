import type { BusinessDate, DomainEvent, EventDefinitions, Instant, Ore, Uuid } from '../../kernel/index.js';

export const COMPLAINT_FAULTS = [
  'damaged',
  'defective',
  'wrong-goods',
  'missing',
  'not-as-described',
  'other',
] as const;
export type ComplaintFault = (typeof COMPLAINT_FAULTS)[number];

export const COMPLAINT_WISHES = ['new-goods', 'money-back', 'reduction'] as const;
export type ComplaintWish = (typeof COMPLAINT_WISHES)[number];

/** Why a complaint is declined. Each has its place in the law. */
export const DECLINE_GROUNDS = ['no-fault', 'after-delivery', 'known-before', 'too-late'] as const;
export type DeclineGround = (typeof DECLINE_GROUNDS)[number];

export interface ComplainedLine {
  readonly lineId: string;
  readonly quantity: number;
}

/**
 * Text and photos, kept apart from the events: an event cannot be deleted, and they may tell of a person's health. Each
 * hash has a secret salt, so that it proves what was sent and reveals nothing once the text is gone.
 */
export interface Evidence {
  readonly evidenceId: Uuid;
  readonly text: string;
  readonly photos: readonly string[];
}

/** What staff write to the customer, kept in the same way. */
export type AnswerNote = Pick<Evidence, 'evidenceId' | 'text'>;

/** The customer says that goods are faulty. The answer is due on `answerBy`. */
export type ComplaintMade = DomainEvent<
  'ComplaintMade',
  {
    readonly complaintId: Uuid;
    /** The order's number with "-K1", "-K2" and so on. */
    readonly complaintNumber: string;
    readonly lines: readonly ComplainedLine[];
    readonly fault: ComplaintFault;
    readonly wish: ComplaintWish;
    /** When the customer noticed the fault, as they say. */
    readonly faultSeenOn: BusinessDate;
    /** False when it came so late that staff must judge whether the time was reasonable. */
    readonly assured: boolean;
    /** The last day to complain. Null until the goods have been received. */
    readonly lastDay: BusinessDate | null;
    readonly answerBy: BusinessDate;
    readonly evidence: Evidence;
    readonly madeAt: Instant;
    readonly ruleVersion: string;
  }
>;

/** Staff accept with money. The refund itself is one of staff, with its ceiling and second person. */
export type ComplaintAccepted = DomainEvent<
  'ComplaintAccepted',
  {
    readonly complaintId: Uuid;
    readonly refundId: Uuid;
    readonly lines: readonly { readonly lineId: string; readonly amount: Ore }[];
    readonly amount: Ore;
    readonly note: AnswerNote | null;
    readonly acceptedBy: Uuid;
    readonly acceptedAt: Instant;
  }
>;
/** The money of an accepted complaint is given. Now the customer is told. */
export type ComplaintRefunded = DomainEvent<
  'ComplaintRefunded',
  { readonly complaintId: Uuid; readonly amount: Ore; readonly refundedAt: Instant }
>;
/** The second person did not approve the money, so the complaint waits for another answer. */
export type ComplaintReopened = DomainEvent<
  'ComplaintReopened',
  { readonly complaintId: Uuid; readonly reopenedAt: Instant }
>;
/** Staff accept with new goods of the same kind. */
export type ReplacementOrdered = DomainEvent<
  'ReplacementOrdered',
  {
    readonly complaintId: Uuid;
    readonly lines: readonly ComplainedLine[];
    readonly note: AnswerNote | null;
    readonly orderedBy: Uuid;
    readonly orderedAt: Instant;
  }
>;
/** The warehouse has packed the new goods for a carrier. */
export type ReplacementSent = DomainEvent<
  'ReplacementSent',
  {
    readonly complaintId: Uuid;
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly sentAt: Instant;
  }
>;
export type ComplaintDeclined = DomainEvent<
  'ComplaintDeclined',
  {
    readonly complaintId: Uuid;
    readonly ground: DeclineGround;
    readonly note: AnswerNote | null;
    readonly declinedBy: Uuid;
    readonly declinedAt: Instant;
  }
>;

export type ComplaintEvent =
  | ComplaintMade
  | ComplaintAccepted
  | ComplaintRefunded
  | ComplaintReopened
  | ReplacementOrdered
  | ReplacementSent
  | ComplaintDeclined;

export const complaintEvents: EventDefinitions<ComplaintEvent> = {
  ComplaintMade: { version: 1 },
  ComplaintAccepted: { version: 1 },
  ComplaintRefunded: { version: 1 },
  ComplaintReopened: { version: 1 },
  ReplacementOrdered: { version: 1 },
  ReplacementSent: { version: 1 },
  ComplaintDeclined: { version: 1 },
};
