import { dated, type Ore } from '../../kernel/index.js';

/** How an invoice or notice reaches the customer. Only in full it comes by e-mail, only in parts as an e-invoice. */
export const noticeWays = ['email', 'autogiro', 'e-invoice', 'post'] as const;
export type NoticeWay = (typeof noticeWays)[number];

type Fees = Readonly<Partial<Record<NoticeWay, Ore>>>;

export interface InvoiceTerms {
  /** The days to pay a 14-day invoice, from dispatch. */
  readonly daysToPay: number;
  /** The days from dispatch until a monthly invoice's first notice is due, and from each notice to the next. */
  readonly daysOfMonth: number;
  /** The fee for each notice when the monthly invoice is paid in full. */
  readonly inFull: Fees;
  /** The fee for each notice when the payment is split. */
  readonly inParts: Fees;
  /** The most months of a split payment. At least this share of the total is paid each month. */
  readonly mostMonths: number;
  readonly leastPart: Ore;
  /** The months that the pages offer. A call may ask for any number up to the most. */
  readonly shownMonths: readonly number[];
  /** The reference rate of the central bank, in percent. It is the base of the interest on late payment. */
  readonly referenceRate: number;
  readonly latePoints: number;
  readonly reminderFee: Ore;
}

/** CHK-06: the terms of the finance company's invoices. */
export const invoiceTerms = dated<InvoiceTerms>('invoice-terms', [
  {
    from: '2000-01-01',
    value: {
      daysToPay: 14,
      daysOfMonth: 30,
      inFull: { email: 0, autogiro: 0, post: 1900 },
      inParts: { 'e-invoice': 1900, autogiro: 1400, post: 1900 },
      mostMonths: 12,
      leastPart: 5000,
      shownMonths: [3, 6, 12],
      referenceRate: 2,
      latePoints: 8,
      reminderFee: 6000,
    },
  },
]);
