import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';

/** One invoice of the finance company, as the customer reads it on the order. */
export interface InvoiceNoticeView {
  readonly title: string;
  readonly state: 'due' | 'late' | 'paid';
  /** What is left to pay. 0 when nothing is. */
  readonly left: Ore;
  readonly dueOn: BusinessDate;
  /** How the amount came about. Empty when it is the bill alone. */
  readonly rows: readonly { readonly label: string; readonly amount: Ore }[];
  /** The number and the account of a payment. Null when nothing is left. */
  readonly pay: { readonly ocr: string; readonly bankgiro: string } | null;
  /** What the customer does, or what has happened. */
  readonly text: string;
}

/** CHK-06: the plan that the customer chose, and what there is to pay of it. */
export interface InvoiceView {
  readonly plan: string;
  /** When the first payment is due. Null as soon as there is an invoice. */
  readonly firstDue: string | null;
  readonly notices: readonly InvoiceNoticeView[];
}
