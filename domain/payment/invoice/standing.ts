import type { BusinessDate, Ore } from '../../kernel/index.js';
import type { NoticeWay } from '../method/invoice-terms.js';
import type { InvoiceEvent } from './events.js';
import { evolveInvoice, initialInvoice, type InvoiceNotice } from './state.js';

/** A notice as the finance company tells of it: always whole, so that lost and late messages do no harm. */
export interface NoticeStanding {
  readonly noticeId: string;
  readonly standing: number;
  readonly number: number;
  readonly ofNotices: number;
  readonly amount: Ore;
  readonly fee: Ore;
  readonly issuedOn: BusinessDate;
  readonly dueOn: BusinessDate;
  readonly ocr: string;
  readonly bankgiro: string;
  readonly way: NoticeWay;
  readonly reminders: number;
  readonly reminderFees: Ore;
  readonly interest: Ore;
  readonly credited: Ore;
  readonly paid: Ore;
}

/** The events that lead from what the shop knows of a notice to what the company says. */
export function eventsOfStanding(
  told: NoticeStanding,
  known: InvoiceNotice | undefined,
  at: string,
): readonly InvoiceEvent[] {
  const issued = known ? [] : [issue(told, at)];
  const before = known ?? evolveInvoice(initialInvoice, issue(told, at)).notices[0];
  return before ? [...issued, ...changes(told, before, at)] : issued;
}

function issue(told: NoticeStanding, issuedAt: string): InvoiceEvent {
  const { reminders: _r, reminderFees: _f, interest: _i, credited: _c, paid: _p, ...issued } = told;
  return { type: 'InvoiceNoticeIssued', data: { ...issued, issuedAt } };
}

function changes(told: NoticeStanding, before: InvoiceNotice, at: string): readonly InvoiceEvent[] {
  const { noticeId, standing, reminders, reminderFees, interest, credited, paid } = told;
  const about = { noticeId, standing };
  const events: InvoiceEvent[] = [];
  if (reminders !== before.reminders || reminderFees !== before.reminderFees || interest !== before.interest)
    events.push({
      type: 'InvoiceNoticeReminded',
      data: { ...about, reminders, reminderFees, interest, remindedAt: at },
    });
  if (credited !== before.credited)
    events.push({
      type: 'InvoiceNoticeCredited',
      data: { ...about, amount: credited - before.credited, credited, creditedAt: at },
    });
  if (paid !== before.paid)
    events.push({ type: 'InvoiceNoticePaid', data: { ...about, amount: paid - before.paid, paid, paidAt: at } });
  return events;
}
