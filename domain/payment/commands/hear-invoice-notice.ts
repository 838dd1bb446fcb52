import {
  accept,
  reject,
  stockholmDate,
  unchanged,
  type BusinessDate,
  type Instant,
  type Ore,
  type Uuid,
} from '../../kernel/index.js';
import type { PaymentDiffered } from '../events.js';
import { eventsOfStanding, type NoticeStanding } from '../invoice/standing.js';
import { ruleOfMethod } from '../method/rules.js';
import { shownSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

/**
 * The finance company tells how a notice stands. Messages may come late, twice and in any order, so only a newer
 * standing counts. A notice that does not fit the order is a difference, and the customer does not see it.
 */
export interface HearInvoiceNotice {
  readonly type: 'HearInvoiceNotice';
  /** The company's reference of the credit. */
  readonly pspReference: string;
  readonly notice: NoticeStanding;
  /** The id of the message. It becomes the id of a difference. */
  readonly statementId: Uuid;
  /** The day whose statement tells it, when the company's message never came. */
  readonly report?: BusinessDate;
  readonly at: Instant;
}

export function hearInvoiceNotice(command: HearInvoiceNotice, state: PaymentState): PaymentDecision {
  const { notice, at } = command;
  const { started, invoice } = state;
  if (!started) return reject({ type: 'PaymentUnknown' });
  if (ruleOfMethod(started.method, started.startedAt)?.partner !== 'finance')
    return reject({ type: 'NotByInvoice', field: 'noticeId' });
  const known = invoice.notices.find(({ noticeId }) => noticeId === notice.noticeId);
  if (known && known.standing >= notice.standing) return unchanged;
  const finding = findingOf(command, state);
  if (!finding) return accept(...eventsOfStanding(notice, known, at));
  if (state.differences.some((each) => isSame(each, finding))) return unchanged;
  return accept({ type: 'PaymentDiffered', data: finding });
}

type Finding = PaymentDiffered['data'];

/** Compares the notice with the order's own books. Null when it fits them. */
function findingOf(command: HearInvoiceNotice, state: PaymentState): Finding | null {
  const { notice, pspReference, statementId, report, at } = command;
  const { invoice, phase } = state;
  const known = invoice.notices.find(({ noticeId }) => noticeId === notice.noticeId);
  const about = {
    differenceId: statementId,
    source: report ? 'report' : 'message',
    reportDate: report ?? stockholmDate(at),
    record: 'invoice',
  } as const;
  const found = { ...about, reference: notice.noticeId, theirs: shownSum(notice.amount), settled: false, foundAt: at };
  if (state.pspReference !== pspReference) return { ...found, kind: 'missing-here', ours: phase, amount: 0 };
  const expected = known?.amount ?? mostOf(notice, state);
  if (known ? notice.amount === expected : notice.amount <= expected) return null;
  return { ...found, kind: 'amount', ours: shownSum(expected), amount: notice.amount - expected };
}

/** The most that a new notice may be: what was sent and is not billed yet, and the plan's fee. */
function mostOf({ noticeId }: NoticeStanding, { captures, invoice, started }: PaymentState): Ore {
  const sent = captures.filter(({ status }) => status === 'requested' || status === 'captured');
  const due = sent.reduce((sum, { amount }) => sum + amount, 0);
  const others = invoice.notices.filter((each) => each.noticeId !== noticeId);
  const billed = others.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
  return Math.min(due, started?.amount ?? 0) - billed + (invoice.plan?.fee ?? 0);
}

function isSame(one: Finding | PaymentState['differences'][number], other: Finding): boolean {
  const { differenceId, kind, record, reference, theirs } = one;
  return (
    differenceId === other.differenceId ||
    (kind === other.kind && record === other.record && reference === other.reference && theirs === other.theirs)
  );
}
