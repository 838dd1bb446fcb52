import { z } from 'zod';

import { stockholmDate, type BusinessDate, type Uuid } from '../../../domain/kernel/index.js';
import { complaintHandlingRule, order } from '../../../domain/order/index.js';
import { complaintById, endedComplaints, openComplaints } from '../../../projections/complaint/queries.js';
import type { ListedComplaint } from '../../../projections/complaint/queries.js';
import type { Staff } from '../../access/staff/staff.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { ComplaintPhoto } from '../../shop/complaint/contract.js';
import type {
  AnswerRequest,
  ComplaintDesk,
  ComplaintListed,
  ComplaintOpened,
  ComplaintsListed,
  PhotoRequest,
} from '../contract/complaints.js';
import { answerComplaint } from './complaint-answer.js';
import type { ComplaintDeskParts, FoundComplaint } from './complaint-found.js';
import { complaintOpened, daysLeft } from './complaint-opened.js';

const SHOWN = 200;
const ENDED = 50;
const id = z.uuid();

/** CHK-10: shows complaints and answers them, for one member of staff. */
export class StaffComplaints implements ComplaintDesk {
  constructor(
    private readonly parts: ComplaintDeskParts,
    private readonly staff: Staff,
  ) {}

  async list(): Promise<ComplaintsListed> {
    const { db, clock } = this.parts;
    const today = stockholmDate(clock.now());
    const [open, ended] = await Promise.all([openComplaints(db, SHOWN), endedComplaints(db, ENDED)]);
    const listed = (row: ListedComplaint) => listedComplaint(row, today);
    return { open: open.map(listed), ended: ended.map(listed) };
  }

  async complaint(complaintId: Uuid): Promise<ComplaintOpened | null> {
    const found = await this.found(complaintId);
    if (!found) return null;
    const { evidence, shelf, clock } = this.parts;
    const { complaint, placed } = found;
    const text = await evidence.text(complaint.evidence);
    const note = complaint.note && (await evidence.text(complaint.note));
    const stock = new Map<string, number>();
    for (const { varuId } of placed.lines) stock.set(varuId, await shelf.available(varuId));
    return complaintOpened(found, { text, note }, { stock, now: clock.now(), role: this.staff.role });
  }

  async photo({ complaintId, nth }: PhotoRequest): Promise<ComplaintPhoto | null> {
    const found = await this.found(complaintId);
    const bytes = found && (await this.parts.evidence.photo(found.complaint.evidence, nth));
    return bytes && { bytes, type: 'image/jpeg' };
  }

  async answer(request: AnswerRequest): Promise<Result> {
    return answerComplaint(this.parts, this.staff, await this.found(request.complaintId), request);
  }

  private async found(complaintId: Uuid): Promise<FoundComplaint | null> {
    const { db, commands } = this.parts;
    const row = id.safeParse(complaintId).success ? await complaintById(db, complaintId) : null;
    if (!row) return null;
    const state = await commands.load(order, row.order_id);
    const complaint = state.complaints.find((each) => each.complaintId === complaintId);
    // For an erased person the desk shows what is left: neither goods nor text.
    return state.order && complaint ? { orderId: row.order_id, placed: state.order, state, complaint } : null;
  }
}

function listedComplaint(row: ListedComplaint, today: BusinessDate): ComplaintListed {
  const { complaint_id, complaint_number, order_number, status, fault, wish, made_at, answer_by, answered_at } = row;
  const left = answered_at === null ? daysLeft(answer_by, today) : null;
  return {
    ...{ complaintId: complaint_id, complaintNumber: complaint_number, orderNumber: order_number },
    ...{ status, fault, wish, madeAt: made_at, answerBy: answer_by, daysLeft: left },
    atRisk: left !== null && left <= complaintHandlingRule.on(today).atRiskDays,
  };
}
