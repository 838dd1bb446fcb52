import { Inject, Injectable } from '@nestjs/common';

import { ruleOfMethod, type PaymentState } from '../../../../domain/payment/index.js';
import {
  PAYMENT_GATEWAY,
  type PaymentAnswer,
  type PaymentGateway,
  type StartPayment,
} from '../../../partners/adyen/gateway.js';
import {
  FINANCE_GATEWAY,
  type Applicant,
  type FinanceGateway,
  type InvoiceMethod,
} from '../../../partners/finance/gateway.js';

/** A payment as the shop starts it, at the payment partner or at the finance company. */
export type StartAnywhere =
  StartPayment | (Omit<StartPayment, 'method'> & { readonly method: InvoiceMethod; readonly applicant: Applicant });

type WithoutCapture<Request> = Request extends unknown ? Omit<Request, 'capture'> : never;
/** The request of the checkout. When the money is captured follows from the payment's stream. */
export type AskedAnywhere = WithoutCapture<StartAnywhere>;

export type MoneyPartner = Pick<PaymentGateway, 'capture' | 'refund' | 'reverse' | 'releaseRest' | 'cancel'>;

/** Leads each payment to the partner of its method: invoices to the finance company, everything else to Adyen. */
@Injectable()
export class MoneyPartners {
  constructor(
    @Inject(PAYMENT_GATEWAY) private readonly adyen: PaymentGateway,
    @Inject(FINANCE_GATEWAY) private readonly finance: FinanceGateway | null,
  ) {}

  /** Whether the shop has a finance company. Without one it offers no invoice. */
  get hasFinance(): boolean {
    return this.finance !== null;
  }

  start(request: StartAnywhere, key: string): Promise<PaymentAnswer> {
    if (!('applicant' in request)) return this.adyen.start(request, key);
    const { paymentId, amount, method, applicant } = request;
    return this.company().apply({ paymentId, amount, method, applicant }, key);
  }

  /** The partner that holds the payment's money. */
  of({ started }: Pick<PaymentState, 'started'>): MoneyPartner {
    const rule = started && ruleOfMethod(started.method, started.startedAt);
    return rule?.partner === 'finance' ? this.company() : this.adyen;
  }

  private company(): FinanceGateway {
    if (!this.finance) throw new Error('a payment by invoice needs the finance company: set FINANCE_URL');
    return this.finance;
  }
}
