import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { cartTotals, initialCart } from '../../../domain/cart/index.js';
import { CurrentCart } from '../cart/current-cart.js';
import { shipmentPrice } from '../../../domain/delivery/index.js';
import { Clock } from '../../foundation/clock.js';
import type { Config } from '../../foundation/config/config.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { ValidBody } from '../../access/http/valid.js';
import { paymentMethodsAnswer } from '../../partners/adyen/answers.js';
import { PAYMENT_GATEWAY, type PaymentGateway } from '../../partners/adyen/gateway.js';
import { adyenEnvironment } from '../../partners/adyen/card-fields.js';
import type { PartnersConfig } from '../../partners/config.js';
import { PARTNERS_CONFIG } from '../../partners/tokens.js';
import { Pauses } from '../../access/pause/pauses.js';
import { PaymentActions } from '../payment/payment-actions.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import type { Visitor } from '../../access/session/session.js';
import { may } from '../../access/permission/may.js';
import { FinishPayment } from './finish-payment.js';
import { Pay, type PaymentProgress } from './pay.js';
import { pausedMethods, pausedMethodsSchema, takesNow } from './paused-methods.js';
import { paymentOutcome, paymentOutcomeSchema, type PaymentOutcome } from './payment-outcome.js';
import { paymentDetailsBody, startPaymentBody } from './payment-schemas.js';

const paymentMethods = z.strictObject({
  ...paymentMethodsAnswer.shape,
  ...pausedMethodsSchema.shape,
  config: z.strictObject({ environment: z.enum(['live', 'test']), clientKey: z.string() }),
});

/** CHK-14: the payment calls of the new checkout service. */
@ApiTags('payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(PaymentActions) private readonly actions: PaymentActions,
    @Inject(PAYMENT_GATEWAY) private readonly gateway: PaymentGateway,
    @Inject(PARTNERS_CONFIG) private readonly partners: PartnersConfig,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Pauses) private readonly pauses: Pauses,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get('methods')
  @Permission('checkout.use')
  @AnswersWith(paymentMethods)
  async methods(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof paymentMethods>> {
    const { state } = session ? await this.carts.of(session) : { state: initialCart };
    const paused = pausedMethods(await this.pauses.now());
    const answer = await this.gateway.paymentMethods({
      amount: cartTotals(state, shipmentPrice(state, this.clock.now()) ?? 0).total,
      shopperId: may(session, 'payment.stored-card', this.clock.now()) ? (session?.customerId ?? null) : null,
      channel: 'Web',
    });
    return {
      paymentMethods: answer.paymentMethods.filter(({ type }) => takesNow(type, paused)),
      storedPaymentMethods: takesNow('scheme', paused) ? answer.storedPaymentMethods : [],
      ...paused,
      config: { environment: adyenEnvironment(this.partners), clientKey: this.partners.ADYEN_CLIENT_KEY },
    };
  }

  @Post('start')
  @Permission('payment.pay')
  @HttpCode(200)
  @AnswersWith(paymentOutcomeSchema)
  async start(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(startPaymentBody) body: z.infer<typeof startPaymentBody>,
  ): Promise<PaymentOutcome> {
    const { paymentDetails: method, browserInfo, saveCard: storeCard, ageDeclared, shown = null } = body;
    const returnUrl = (paymentId: string): string => `${this.config.publicUrl}/shop/betalning/${paymentId}`;
    const how = { channel: 'Web', threeDSecure: 'redirect', returnUrl, ...(browserInfo && { browserInfo }) } as const;
    return this.outcome(await this.bus.execute(new Pay(shopper, { method, storeCard, ageDeclared, shown, ...how })));
  }

  @Post('payment-details')
  @Permission('payment.pay')
  @HttpCode(200)
  @AnswersWith(paymentOutcomeSchema)
  async details(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(paymentDetailsBody) body: z.infer<typeof paymentDetailsBody>,
  ): Promise<PaymentOutcome> {
    return this.outcome(await this.bus.execute(new FinishPayment(shopper, body.paymentId, body.details)));
  }

  private async outcome(progress: PaymentProgress): Promise<PaymentOutcome> {
    return paymentOutcome(progress, await this.actions.find(progress.paymentId));
  }
}
