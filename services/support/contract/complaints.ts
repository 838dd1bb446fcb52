import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { Complaint, DeclineGround } from '../../../domain/order/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { ComplaintPhoto, ComplaintShown } from '../../shop/complaint/contract.js';

export interface ComplaintListed {
  readonly complaintId: Uuid;
  readonly complaintNumber: string;
  readonly orderNumber: string;
  readonly status: Complaint['status'];
  readonly fault: Complaint['fault'];
  readonly wish: Complaint['wish'];
  readonly madeAt: Instant;
  readonly answerBy: BusinessDate;
  /** Days from today to the promised answer. Negative when it is late, null when the customer has it. */
  readonly daysLeft: number | null;
  readonly atRisk: boolean;
}

export interface ComplaintsListed {
  readonly open: readonly ComplaintListed[];
  readonly ended: readonly ComplaintListed[];
}

export interface ComplaintLine {
  readonly lineId: string;
  readonly name: string;
  readonly quantity: number;
  readonly medicine: boolean;
  /** What these pieces cost, the most that can be paid back for them. */
  readonly most: Ore;
  /** Pieces on the web shelf. */
  readonly stock: number;
}

export interface ComplaintOpened extends Omit<ComplaintShown, 'lines' | 'email' | 'status'> {
  readonly status: Complaint['status'];
  readonly lines: readonly ComplaintLine[];
  readonly receivedOn: BusinessDate | null;
  readonly lastDay: BusinessDate | null;
  /** Within the time that the law always accepts. Later ones are judged. */
  readonly assured: boolean;
  /** The law presumes that the fault was there from the start. */
  readonly presumed: boolean;
  readonly daysLeft: number | null;
  readonly rule: { readonly assuredMonths: number; readonly time: string; readonly origin: string };
  /** What this member of staff may pay back alone. */
  readonly ceiling: Ore;
}

export interface AnswerRequest {
  readonly commandId: Uuid;
  readonly complaintId: Uuid;
  readonly act: 'refund' | 'replace' | 'decline';
  /** Sums as written, for example "49,50". Empty for nothing. */
  readonly amounts: readonly { readonly lineId: string; readonly kronor: string }[];
  readonly ground: DeclineGround | null;
  /** What the customer reads with the answer. */
  readonly note: string;
  readonly reason: string;
}

export interface PhotoRequest {
  readonly complaintId: Uuid;
  readonly nth: number;
}

/** CHK-10: complaints and their answers. */
export interface ComplaintDesk {
  list(): Promise<ComplaintsListed>;
  complaint(complaintId: Uuid): Promise<ComplaintOpened | null>;
  photo(request: PhotoRequest): Promise<ComplaintPhoto | null>;
  /** Pays back, orders new goods or declines. Money above the ceiling waits for a second person. */
  answer(request: AnswerRequest): Promise<Result>;
}
