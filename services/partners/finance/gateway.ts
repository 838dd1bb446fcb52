import type { BusinessDate, Ore, PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import type { NoticeStanding, NoticeWay } from '../../../domain/payment/index.js';
import type { PaymentAnswer, PaymentGateway } from '../adyen/gateway.js';
import type { ReportLine } from '../adyen/payment-reports.js';
import type { SettlementReports } from '../adyen/settlement-reports.js';

export type InvoiceMethod =
  | { readonly type: 'Invoice14Days' }
  | { readonly type: 'InvoiceMonthly'; readonly months: number; readonly notice: NoticeWay };

/** Who asks for credit. Only this partner gets the person number. The goods are never named. */
export interface Applicant {
  readonly personNumber: PersonNumber;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly email: string;
}

export interface CreditApplication {
  readonly paymentId: Uuid;
  readonly amount: Ore;
  readonly method: InvoiceMethod;
  readonly applicant: Applicant;
}

/** A notice as the company's statement has it. */
export interface ToldNotice {
  /** The shop's reference of the payment. */
  readonly reference: string;
  /** The company's reference of the credit. */
  readonly pspReference: string;
  readonly notice: NoticeStanding;
}

export interface FinanceStatement {
  readonly lines: readonly ReportLine[];
  /** The notices whose standing changed on the day. */
  readonly notices: readonly ToldNotice[];
}

export const FINANCE_GATEWAY = Symbol('finance gateway');

/**
 * The finance company, which pays the shop and bills the customer. An approved credit is an authorisation, an
 * activation is a capture, and a credit note is a refund. Repeated calls with one key have one effect.
 */
export interface FinanceGateway
  extends Pick<PaymentGateway, 'capture' | 'refund' | 'reverse' | 'releaseRest' | 'cancel'>, SettlementReports {
  apply(application: CreditApplication, idempotencyKey: string): Promise<PaymentAnswer>;
  /** What the company has booked on a day. @throws ReportUnusable */
  statement(date: BusinessDate): Promise<FinanceStatement>;
}
