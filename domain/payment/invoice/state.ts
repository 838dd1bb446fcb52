import type { Ore } from '../../kernel/index.js';
import type { InvoiceEvent, InvoiceNoticeIssued, InvoicePlanChosen } from './events.js';

/** One notice of the finance company, as the shop knows it. */
export interface InvoiceNotice extends InvoiceNoticeIssuedData {
  readonly reminders: number;
  readonly reminderFees: Ore;
  readonly interest: Ore;
  readonly credited: Ore;
  readonly paid: Ore;
}
type InvoiceNoticeIssuedData = Omit<InvoiceNoticeIssued['data'], 'issuedAt'>;

export interface InvoiceState {
  readonly plan: InvoicePlanChosen['data'] | null;
  /** In the company's order, whatever order its messages came in. */
  readonly notices: readonly InvoiceNotice[];
}

export const initialInvoice: InvoiceState = { plan: null, notices: [] };

export function evolveInvoice(state: InvoiceState, event: InvoiceEvent): InvoiceState {
  switch (event.type) {
    case 'InvoicePlanChosen':
      return { ...state, plan: event.data };
    case 'InvoiceNoticeIssued': {
      const { issuedAt: _, ...issued } = event.data;
      const notice = { ...issued, reminders: 0, reminderFees: 0, interest: 0, credited: 0, paid: 0 };
      return { ...state, notices: [...state.notices, notice].sort((a, b) => a.number - b.number) };
    }
    case 'InvoiceNoticeReminded': {
      const { remindedAt: _, ...change } = event.data;
      return changed(state, change);
    }
    case 'InvoiceNoticeCredited': {
      const { noticeId, standing, credited } = event.data;
      return changed(state, { noticeId, standing, credited });
    }
    case 'InvoiceNoticePaid': {
      const { noticeId, standing, paid } = event.data;
      return changed(state, { noticeId, standing, paid });
    }
  }
}

type Change = Partial<InvoiceNotice> & Pick<InvoiceNotice, 'noticeId'>;

function changed(state: InvoiceState, change: Change): InvoiceState {
  const notices = state.notices.map((each) => (each.noticeId === change.noticeId ? { ...each, ...change } : each));
  return { ...state, notices };
}

type Owed = Pick<InvoiceNotice, 'amount' | 'reminderFees' | 'interest' | 'credited' | 'paid'>;

/** What the customer has left to pay of a notice. Negative when the company owes the customer. */
export function leftToPay({ amount, reminderFees, interest, credited, paid }: Owed): Ore {
  return amount + reminderFees + interest - credited - paid;
}

/** What is left to pay of all notices so far. */
export function leftOfInvoice({ notices }: InvoiceState): Ore {
  return notices.reduce((sum, notice) => sum + leftToPay(notice), 0);
}
