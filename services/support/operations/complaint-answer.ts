import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import {
  complaintHandlingRule,
  order,
  orderPerson,
  type AnswerNote,
  type OrderCommand,
} from '../../../domain/order/index.js';
import { lackOf } from '../../../domain/permission/index.js';
import type { Staff } from '../../access/staff/staff.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { AnswerRequest } from '../contract/complaints.js';
import { isErased, type ComplaintDeskParts, type FoundComplaint } from './complaint-found.js';
import { complaintRefusal } from './complaint-texts.js';

const KRONOR = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** Answers a complaint. The text to the customer is kept apart from the events, and dropped when nothing is recorded. */
export async function answerComplaint(
  parts: ComplaintDeskParts,
  staff: Staff,
  found: FoundComplaint | null,
  request: AnswerRequest,
): Promise<Result> {
  if (lackOf(staff.role, 'payment.settle-task')) return refused({ type: 'FORBIDDEN' });
  if (!found) return refused({ type: 'ComplaintUnknown' });
  const refusal = refusesForm(request, parts) ?? (await refusesStock(parts, found, request));
  if (refusal) return refused(refusal);
  const note = await kept(parts, found, request.note.trim());
  const command = commandOf(request, note, staff, parts);
  const outcome = await parts.commands.handle(
    order,
    found.orderId,
    command,
    newContext({ kind: 'staff', id: staff.staffId }),
  );
  await settleNote(parts, note, outcome.ok ? outcome.state.complaints : []);
  if (!outcome.ok) return refused(outcome.rejection);
  await parts.processes.follow(outcome.events);
  return { ok: true };
}

function refusesForm({ act, amounts, note, ground, reason }: AnswerRequest, { clock }: ComplaintDeskParts) {
  if (reason.trim().length < 3 || reason.trim().length > 200) return { type: 'ReasonInvalid' };
  if (note.trim().length > complaintHandlingRule.on(stockholmDate(clock.now())).note.longest)
    return { type: 'NoteLong' };
  if (act === 'decline' && ground === null) return { type: 'GroundMissing' };
  const written = amounts.filter(({ kronor }) => kronor.trim() !== '');
  const isUnreadable = act === 'refund' && written.some(({ kronor }) => !KRONOR.test(kronor.trim()));
  return isUnreadable ? { type: 'AmountUnreadable' } : null;
}

async function refusesStock(
  { shelf }: ComplaintDeskParts,
  { placed, complaint }: FoundComplaint,
  { act }: AnswerRequest,
): Promise<{ readonly type: string } | null> {
  if (act !== 'replace') return null;
  const goods = complaint.lines.map(({ lineId, quantity }) => ({
    varuId: placed.lines.find((line) => line.lineId === lineId)?.varuId ?? '',
    quantity,
  }));
  return (await shelf.short(goods)).length > 0 ? { type: 'StockLacking' } : null;
}

/** An erased person has no key any more, and nobody to write to. */
async function kept(
  { evidence }: ComplaintDeskParts,
  { orderId, placed }: FoundComplaint,
  text: string,
): Promise<AnswerNote | null> {
  if (text === '' || isErased(placed)) return null;
  const { evidenceId, text: hash } = await evidence.keep(orderId, orderPerson(placed), { text, photos: [] });
  return { evidenceId, text: hash };
}

async function settleNote(
  { evidence }: ComplaintDeskParts,
  note: AnswerNote | null,
  complaints: readonly { readonly note: AnswerNote | null }[],
): Promise<void> {
  if (!note) return;
  const isNamed = complaints.some((each) => each.note?.evidenceId === note.evidenceId);
  await (isNamed ? evidence.recorded(note.evidenceId) : evidence.drop(note.evidenceId));
}

function commandOf(
  { act, commandId, complaintId, amounts, ground, reason }: AnswerRequest,
  note: AnswerNote | null,
  { staffId, role }: Staff,
  { clock }: ComplaintDeskParts,
): OrderCommand {
  const answering = { complaintId, note, staffId, at: clock.now() };
  if (act === 'replace') return { type: 'ReplaceGoods', ...answering };
  if (act === 'decline') return { type: 'DeclineComplaint', ...answering, ground: ground ?? 'no-fault' };
  const refundId: Uuid = derivedId(commandId, 'complaint-refund');
  const lines = amounts
    .filter(({ kronor }) => kronor.trim() !== '')
    .map(({ lineId, kronor }) => ({ lineId, amount: Math.round(Number(kronor.trim().replace(',', '.')) * 100) }));
  return { type: 'AcceptComplaint', ...answering, refundId, amounts: lines, reason, role };
}

function refused(rejection: { readonly type: string; readonly most?: number }): Result {
  return { ok: false, errors: [complaintRefusal(rejection)] };
}
