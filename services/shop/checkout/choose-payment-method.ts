import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { isPausable } from '../../../domain/pause/index.js';
import { methodNamed, ruleOfMethod } from '../../../domain/payment/index.js';
import { ChangeCart, type CartOutcome } from '../cart/change-cart.js';
import { Clock } from '../../foundation/clock.js';
import type { Shopper } from '../../access/http/request.js';
import { Pauses } from '../../access/pause/pauses.js';
import { invalidField } from './checkout-problem.js';
import { checkoutTexts } from './texts.js';

/** Notes which payment method the shopper prefers (CRT-06). The payment itself names its method again. */
export class ChoosePaymentMethod extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly paymentMethod: string,
  ) {
    super();
  }
}

@CommandHandler(ChoosePaymentMethod)
export class ChoosePaymentMethodHandler implements ICommandHandler<ChoosePaymentMethod> {
  constructor(
    @Inject(ChangeCart) private readonly carts: ChangeCart,
    @Inject(Pauses) private readonly pauses: Pick<Pauses, 'check'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper, paymentMethod: word }: ChoosePaymentMethod): Promise<CartOutcome> {
    const now = this.clock.now();
    const paymentMethod = methodNamed(word);
    if (!paymentMethod || !isPausable(paymentMethod) || !ruleOfMethod(paymentMethod, now)?.offered)
      throw invalidField('paymentMethod', 'PAYMENT_METHOD_UNKNOWN', checkoutTexts.methodUnknown);
    await this.pauses.check(`payment-method/${paymentMethod}`);
    const { customerId } = shopper.session;
    const on = stockholmDate(now);
    return this.carts.change(shopper, () => ({ type: 'ChoosePaymentMethod', customerId, paymentMethod, on }));
  }
}
