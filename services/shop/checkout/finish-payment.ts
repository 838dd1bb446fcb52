import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Shopper } from '../../access/http/request.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { PaymentDetails } from '../../partners/adyen/gateway.js';
import { PaymentFlow } from '../payment/payment-flow.js';
import { OwnPayment } from './own-payment.js';
import type { PaymentProgress } from './pay.js';

/**
 * Continues a payment when the shopper returns from the bank, or when the page polls for the result in a phone's app.
 */
export class FinishPayment extends Command<PaymentProgress> {
  constructor(
    readonly shopper: Shopper,
    readonly paymentId: string,
    readonly details: PaymentDetails,
  ) {
    super();
  }
}

@CommandHandler(FinishPayment)
export class FinishPaymentHandler implements ICommandHandler<FinishPayment> {
  constructor(
    @Inject(OwnPayment) private readonly own: OwnPayment,
    @Inject(PaymentFlow) private readonly payments: PaymentFlow,
  ) {}

  async execute({ shopper: { session, context }, paymentId, details }: FinishPayment): Promise<PaymentProgress> {
    const found = await this.own.find(paymentId, session);
    if (!found) throw paymentUnknown();
    return { ...found, state: await this.payments.submitDetails(paymentId, details, context) };
  }
}

export function paymentUnknown(): Problem {
  return new Problem(404, [{ field: 'paymentId', code: 'PAYMENT_UNKNOWN', message: 'Betalningen finns inte.' }]);
}
