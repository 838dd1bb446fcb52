import { stockholmDate, type Instant, type Ore } from '../../../../domain/kernel/index.js';
import { invoicePlan, invoiceTerms, longestPlan, type NoticeWay } from '../../../../domain/payment/index.js';
import type { InvoiceMethod } from '../../../partners/finance/gateway.js';
import { invalidField } from '../checkout-problem.js';
import { checkoutTexts } from '../texts.js';

/** An invoice as the client asks for it. Null months: as many as the sum allows. Null notice: e-mail, or else a letter. */
export type InvoiceRequest =
  | { readonly type: 'Invoice14Days' }
  | { readonly type: 'InvoiceMonthly'; readonly months: number | null; readonly notice: NoticeWay | null };

/** Completes the request by the terms of the day. @throws Problem for a plan that the terms do not allow */
export function invoiceMethod(request: InvoiceRequest, amount: Ore, at: Instant): InvoiceMethod {
  if (request.type === 'Invoice14Days') return request;
  const terms = invoiceTerms.on(stockholmDate(at));
  const months = request.months ?? longestPlan(amount, terms);
  const notice = request.notice ?? (months === 1 ? 'email' : 'post');
  if (!invoicePlan(amount, { months, notice }, terms))
    throw invalidField('paymentDetails.months', 'INVOICE_PLAN_NOT_OFFERED', checkoutTexts.planNotOffered);
  return { type: request.type, months, notice };
}

export function isInvoice(method: { readonly type: string }): method is InvoiceRequest {
  return method.type === 'Invoice14Days' || method.type === 'InvoiceMonthly';
}
