import type { BusinessDate, DomainEvent, Instant, Ore } from '../../kernel/index.js';
import type { NoticeWay } from '../method/invoice-terms.js';

export type InvoiceProduct = 'Invoice14Days' | 'InvoiceMonthly';

/** The plan as the shopper read it before choosing it (CHK-06). Later terms do not change it. */
export type InvoicePlanChosen = DomainEvent<
  'InvoicePlanChosen',
  {
    readonly product: InvoiceProduct;
    /** The sum that the plan pays, without fees. */
    readonly amount: Ore;
    readonly months: number;
    readonly way: NoticeWay;
    /** The fee of each notice. */
    readonly fee: Ore;
    /** The amount of each notice, with its fee. */
    readonly noticeAmounts: readonly Ore[];
    readonly total: Ore;
    /** The effective yearly rate in percent. */
    readonly effectiveRate: number;
    /** The first due date if the goods leave on the day of the order. Each later day moves it by a day. */
    readonly firstDueOn: BusinessDate;
    /** The terms that apply to late payment of this plan. */
    readonly lateRate: number;
    readonly reminderFee: Ore;
    readonly ruleVersion: string;
    readonly chosenAt: Instant;
  }
>;

interface AboutNotice {
  readonly noticeId: string;
  /** The company's number of this standing of the notice. A higher number is newer. */
  readonly standing: number;
}

/** The finance company has billed the customer. Amounts contain the fee. */
export type InvoiceNoticeIssued = DomainEvent<
  'InvoiceNoticeIssued',
  AboutNotice & {
    readonly number: number;
    readonly ofNotices: number;
    readonly amount: Ore;
    readonly fee: Ore;
    readonly issuedOn: BusinessDate;
    readonly dueOn: BusinessDate;
    /** The number that the customer gives with the payment, and the account that it goes to. */
    readonly ocr: string;
    readonly bankgiro: string;
    readonly way: NoticeWay;
    readonly issuedAt: Instant;
  }
>;
/** The customer has not paid in time. The sums are those of the notice so far. */
export type InvoiceNoticeReminded = DomainEvent<
  'InvoiceNoticeReminded',
  AboutNotice & {
    readonly reminders: number;
    readonly reminderFees: Ore;
    readonly interest: Ore;
    readonly remindedAt: Instant;
  }
>;
/** A credit note has made the notice lower. `credited` is the sum so far, `amount` its change. */
export type InvoiceNoticeCredited = DomainEvent<
  'InvoiceNoticeCredited',
  AboutNotice & { readonly amount: Ore; readonly credited: Ore; readonly creditedAt: Instant }
>;
/** The customer has paid the company. `paid` is the sum so far, `amount` its change: negative when a payment bounced. */
export type InvoiceNoticePaid = DomainEvent<
  'InvoiceNoticePaid',
  AboutNotice & { readonly amount: Ore; readonly paid: Ore; readonly paidAt: Instant }
>;

export type InvoiceEvent =
  InvoicePlanChosen | InvoiceNoticeIssued | InvoiceNoticeReminded | InvoiceNoticeCredited | InvoiceNoticePaid;
