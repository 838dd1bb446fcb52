import { isRejected, type BusinessDate, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentDiffered, PaymentEvent } from '../events.js';
import type { NoticeStanding } from '../invoice/standing.js';
import { leftToPay } from '../invoice/state.js';
import { shownSum } from '../partner-sum.js';
import type { PaymentState } from '../state.js';
import { hearInvoiceNotice } from './hear-invoice-notice.js';

/** How a notice stands at the end of a day, in the statement of the finance company. */
export interface StatedNotice {
  readonly differenceId: Uuid;
  /** The company's reference of the credit. */
  readonly pspReference: string;
  readonly notice: NoticeStanding;
}

interface Day {
  readonly reportDate: BusinessDate;
  readonly at: Instant;
}

/** Takes over a standing whose message never came. A notice that does not fit the order goes to a person. */
export function noticeEvents(
  { differenceId: statementId, pspReference, notice }: StatedNotice,
  state: PaymentState,
  { reportDate: report, at }: Day,
): readonly PaymentEvent[] {
  const command = { type: 'HearInvoiceNotice', pspReference, notice, statementId, report, at } as const;
  const decision = hearInvoiceNotice(command, state);
  const about = { differenceId: statementId, source: 'report', reportDate: report, record: 'invoice' } as const;
  const found = { ...about, reference: notice.noticeId, theirs: shownSum(notice.amount), foundAt: at };
  if (isRejected(decision))
    return [differed({ ...found, kind: 'missing-here', ours: 'nothing', amount: notice.amount, settled: false })];
  if (decision.accepted.length === 0 || decision.accepted.some(({ type }) => type === 'PaymentDiffered'))
    return decision.accepted;
  const known = state.invoice.notices.find(({ noticeId }) => noticeId === notice.noticeId);
  const sums = { ours: known ? shownSum(leftToPay(known)) : 'nothing', theirs: shownSum(leftToPay(notice)) };
  return [differed({ ...found, ...sums, kind: 'status', amount: 0, settled: true }), ...decision.accepted];
}

function differed(data: PaymentDiffered['data']): PaymentEvent {
  return { type: 'PaymentDiffered', data };
}
