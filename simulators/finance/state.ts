import type { Notice } from './billing.js';
import type { FinanceEvent } from '../../services/partners/finance/protocol.js';

export type CreditStatus = 'pending' | 'approved' | 'denied' | 'cancelled';

/** A credit. It stores no name and no address, and the person only as a keyed hash. */
export interface Credit {
  readonly creditId: string;
  readonly merchantReference: string;
  readonly person: string;
  readonly amount: number;
  readonly product: string;
  readonly months: number;
  readonly notice: string;
  readonly status: CreditStatus;
  readonly reason: string | null;
  readonly activated: number;
  readonly credited: number;
}

export interface Entry {
  readonly record: string;
  readonly bookedAt: string;
  readonly creditId: string;
  readonly merchantReference: string;
  readonly reference: string | null;
  readonly operationId: string | null;
  readonly amount: number;
}

export interface Answer {
  readonly key: string;
  readonly status: number;
  readonly body: object;
}

export type FinanceRecord =
  | { readonly type: 'credit'; readonly credit: Credit }
  | { readonly type: 'entry'; readonly entry: Entry }
  | { readonly type: 'notice'; readonly notice: Notice; readonly at: string }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'webhook'; readonly event: FinanceEvent }
  | { readonly type: 'webhook-delivered'; readonly id: string };

export class FinanceState {
  readonly credits = new Map<string, Credit>();
  readonly byReference = new Map<string, string>();
  readonly answers = new Map<string, Answer>();
  readonly undelivered = new Map<string, FinanceEvent>();
  readonly entries: Entry[] = [];
  readonly notices = new Map<string, Notice>();
  /** When each notice got its present standing. */
  readonly changedAt = new Map<string, string>();

  apply(record: FinanceRecord): void {
    switch (record.type) {
      case 'credit':
        this.credits.set(record.credit.creditId, record.credit);
        this.byReference.set(record.credit.merchantReference, record.credit.creditId);
        return;
      case 'entry':
        this.entries.push(record.entry);
        return;
      case 'notice':
        this.notices.set(record.notice.noticeId, record.notice);
        this.changedAt.set(record.notice.noticeId, record.at);
        return;
      case 'answer':
        this.answers.set(record.answer.key, record.answer);
        return;
      case 'webhook':
        this.undelivered.set(record.event.eventId, record.event);
        return;
      case 'webhook-delivered':
        this.undelivered.delete(record.id);
    }
  }

  /** The notices of a credit, in the order in which they were sent. */
  noticesOf(creditId: string): readonly Notice[] {
    return [...this.notices.values()].filter((each) => each.creditId === creditId);
  }

  /** What the person owes or has reserved in open credits. */
  owedBy(person: string): number {
    const open = [...this.credits.values()].filter((each) => each.person === person && each.status === 'approved');
    return open.reduce((sum, { amount, credited }) => sum + amount - credited, 0);
  }
}
