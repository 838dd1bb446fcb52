import type { z } from 'zod';

import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { ModificationAnswer, PaymentAnswer, ResultCode } from '../adyen/gateway.js';
import { ReportUnusable } from '../adyen/payment-reports.js';
import { modificationReference } from '../adyen/reference.js';
import type { PartnerWatch } from '../health/partner-watch.js';
import { PartnerRefusal } from '../partner-error.js';
import { PartnerHttp } from '../partner-http.js';
import type { CreditApplication, FinanceGateway } from './gateway.js';
import { creditAnswer, operationAnswer, statementAnswer, type CreditBody } from './protocol.js';
import { readStatement } from './statement.js';
import { readSettlement, settlementAnswer } from './settlement.js';
import { SIGNATURE_HEADER, signFinanceCall } from './signature.js';

export interface FinanceClientOptions {
  readonly url: string;
  /** The key of the signatures of calls and webhooks, in hex. */
  readonly hmacKey: string;
  readonly timeoutMs?: number;
  readonly watch?: PartnerWatch;
}

/** Calls the finance company. Its words become those of the payment partner, so that one flow leads all payments. */
export class FinanceClient implements FinanceGateway {
  private readonly http: PartnerHttp;

  constructor({ url, hmacKey, timeoutMs, watch }: FinanceClientOptions) {
    const vouch = (method: string, path: string, body: string) => ({
      [SIGNATURE_HEADER]: signFinanceCall(method, path, body, hmacKey),
    });
    this.http = new PartnerHttp({ partner: 'finance', baseUrl: url, timeoutMs, vouch, watch });
  }

  apply: FinanceGateway['apply'] = async (application, key) =>
    answerOf(await this.post('/v1/credits', bodyOf(application), key, creditAnswer));

  capture: FinanceGateway['capture'] = ({ pspReference, paymentId, modificationId, attempt, amount }, key) =>
    this.operate(
      `/v1/credits/${encodeURIComponent(pspReference)}/activations`,
      { reference: modificationReference(paymentId, modificationId, attempt), amount },
      key,
    );

  refund: FinanceGateway['refund'] = ({ pspReference, paymentId, modificationId, attempt, amount }, key) =>
    this.operate(
      `/v1/credits/${encodeURIComponent(pspReference)}/credit-notes`,
      { reference: modificationReference(paymentId, modificationId, attempt), amount },
      key,
    );

  reverse: FinanceGateway['reverse'] = ({ pspReference, paymentId, modificationId, attempt }, key) =>
    this.operate(
      `/v1/credits/${encodeURIComponent(pspReference)}/reversals`,
      { reference: modificationReference(paymentId, modificationId, attempt) },
      key,
    );

  releaseRest: FinanceGateway['releaseRest'] = ({ pspReference, paymentId, modificationId, attempt }, key) =>
    this.operate(
      `/v1/credits/${encodeURIComponent(pspReference)}/releases`,
      { reference: modificationReference(paymentId, modificationId, attempt) },
      key,
    );

  cancel: FinanceGateway['cancel'] = ({ paymentId }, key) =>
    this.operate('/v1/cancellations', { merchantReference: paymentId }, key);

  statement: FinanceGateway['statement'] = async (date) => readStatement(await this.fetched(date), date);

  settlement: FinanceGateway['settlement'] = async (number) => {
    try {
      const call = { method: 'GET', path: `/v1/settlements/${number}`, takes: isNotThere } as const;
      const answer = await this.http.send(call, settlementAnswer);
      return readSettlement(answer, number);
    } catch (error) {
      if (error instanceof PartnerRefusal && error.status === 404) return null;
      throw error;
    }
  };

  close(): Promise<void> {
    return this.http.close();
  }

  private async fetched(date: BusinessDate): Promise<z.infer<typeof statementAnswer>> {
    try {
      return await this.http.send({ method: 'GET', path: `/v1/statements/${date}` }, statementAnswer);
    } catch (error) {
      if (error instanceof PartnerRefusal && error.status === 404)
        throw new ReportUnusable(date, 'of the finance company is not there (404)');
      throw error;
    }
  }

  private async operate(path: string, body: object, key: string): Promise<ModificationAnswer> {
    return { pspReference: (await this.post(path, body, key, operationAnswer)).operationId };
  }

  private post<Answer>(path: string, body: object, key: string, schema: z.ZodType<Answer>): Promise<Answer> {
    return this.http.send({ method: 'POST', path, body, headers: { 'idempotency-key': key } }, schema);
  }
}

/** Copies field by field, so that nothing else of an order reaches the finance company. */
function bodyOf({ paymentId, amount, method, applicant }: CreditApplication): CreditBody {
  const monthly = method.type === 'InvoiceMonthly';
  const { personNumber, firstName, lastName, street, postalCode, city, email } = applicant;
  return {
    merchantReference: paymentId,
    amount,
    product: monthly ? 'monthly-invoice' : 'invoice-14-days',
    months: monthly ? method.months : 1,
    notice: monthly ? method.notice : 'email',
    applicant: { personNumber, firstName, lastName, street, postalCode: postalCode.replace(/\s/g, ''), city, email },
  };
}

const CODES: Readonly<Record<'approved' | 'denied' | 'pending', ResultCode>> = {
  approved: 'Authorised',
  denied: 'Refused',
  pending: 'Pending',
};

function answerOf({
  creditId,
  merchantReference,
  amount,
  decision,
  reason,
}: z.infer<typeof creditAnswer>): PaymentAnswer {
  return {
    resultCode: decision && CODES[decision],
    pspReference: creditId,
    refusalReason: reason,
    sum: { amount, currency: 'SEK' },
    merchantReference,
    action: null,
  };
}

/** A settlement that is not made yet is an answer, not a failure. */
function isNotThere({ status }: { readonly status: number }): boolean {
  return status === 404;
}
