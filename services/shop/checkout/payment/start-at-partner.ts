import { Inject, Injectable } from '@nestjs/common';

import { isForgotten } from '../../../../domain/kernel/index.js';
import type { PlacedOrder } from '../../../../domain/order/index.js';
import { IN_14_DAYS, type ChooseInvoicePlan, type PaymentState } from '../../../../domain/payment/index.js';
import type { Shopper } from '../../../access/http/request.js';
import { may } from '../../../access/permission/may.js';
import { Clock } from '../../../foundation/clock.js';
import { partOf } from '../../../foundation/command-handling/command-context.js';
import type { Config } from '../../../foundation/config/config.js';
import { CONFIG } from '../../../foundation/platform/tokens.js';
import type { Cardholder } from '../../../partners/adyen/gateway.js';
import type { InvoiceMethod } from '../../../partners/finance/gateway.js';
import { PaymentFlow } from '../../payment/payment-flow.js';
import { methodDiffers } from '../checkout-problem.js';
import { FREE, isNotTaken, type PayRequest } from '../pay-request.js';
import { ApplicantOf } from './applicant.js';
import { invoiceMethod, isInvoice } from './invoice-choice.js';

/** Starts the payment of a placed order at the partner of its method. */
@Injectable()
export class StartAtPartner {
  constructor(
    @Inject(PaymentFlow) private readonly payments: PaymentFlow,
    @Inject(ApplicantOf) private readonly applicants: ApplicantOf,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async start(placed: PlacedOrder, request: PayRequest, shopper: Shopper): Promise<PaymentState> {
    const { session, context } = shopper;
    const { paymentId, totals, paymentMethod, placedAt } = placed;
    const { method, storeCard, channel } = request;
    const threeDSecure = request.browserInfo ? ('native' as const) : ('redirect' as const);
    if (paymentMethod === FREE.type) return this.payments.authoriseFree(paymentId, partOf(context, 'free'));
    if (isNotTaken(method)) throw methodDiffers();
    const returnUrl = request.returnUrl(paymentId);
    // A person's stored cards need a strong log-in (SES-07).
    const shopperId = may(session, 'payment.stored-card', this.clock.now()) ? placed.customerId : null;
    const lineItems = totals.vat.map(({ rate, taxable, vat }) => ({ id: `moms-${rate}`, vatRate: rate, taxable, vat }));
    const cardholder = method.type === 'scheme' ? this.cardholder(placed, request, shopper) : null;
    const how = { storeCard, channel, threeDSecure, returnUrl, lineItems, cardholder };
    const asked = { paymentId, amount: totals.total, shopperId, ...how };
    const part = partOf(context, 'partner');
    if (!isInvoice(method)) return this.payments.start({ ...asked, method }, part);
    const invoice = invoiceMethod(method, totals.total, placedAt);
    const applicant = await this.applicants.order(placed);
    await this.payments.record(paymentId, planCommand(invoice), partOf(context, 'invoice plan'));
    return this.payments.start({ ...asked, method: invoice, applicant }, part);
  }

  /** Null after an erasure, when nobody is left who could pay. */
  private cardholder(
    { contact }: PlacedOrder,
    { browserInfo: sent }: PayRequest,
    { address: ip }: Shopper,
  ): Cardholder | null {
    if (isForgotten(contact)) return null;
    const { email, street, postalCode, city } = contact;
    const browserInfo = sent ?? null;
    return { origin: this.config.publicUrl, ip, email, address: { street, postalCode, city }, browserInfo };
  }
}

/** The plan is recorded before the company is asked, so that no credit is without its plan. */
function planCommand(method: InvoiceMethod): ChooseInvoicePlan {
  const { months, notice } = method.type === 'InvoiceMonthly' ? method : IN_14_DAYS;
  return { type: 'ChooseInvoicePlan', product: method.type, months, notice };
}
