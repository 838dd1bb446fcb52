import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';

import type { Instant } from '../../../../domain/kernel/index.js';
import { isUndecided, type MethodRule } from '../../../../domain/payment/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Platform } from '../../../access/http/platform-header.js';
import type { Shopper } from '../../../access/http/request.js';
import { Pauses } from '../../../access/pause/pauses.js';
import { may } from '../../../access/permission/may.js';
import type { Session } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import type { Config } from '../../../foundation/config/config.js';
import { CONFIG } from '../../../foundation/platform/tokens.js';
import { paymentMethodsAnswer } from '../../../partners/adyen/answers.js';
import { adyenEnvironment } from '../../../partners/adyen/card-fields.js';
import { PAYMENT_GATEWAY, type PaymentGateway } from '../../../partners/adyen/gateway.js';
import type { PartnersConfig } from '../../../partners/config.js';
import { PARTNERS_CONFIG } from '../../../partners/tokens.js';
import { CurrentCart } from '../../cart/current-cart.js';
import { pricedCart } from '../../cart/sums/priced-cart.js';
import { PaymentActions } from '../../payment/payment-actions.js';
import { methodsExample } from './examples.js';
import { methodName } from '../texts.js';
import { FinishPayment } from '../finish-payment.js';
import { Pay, type PaymentProgress } from '../pay.js';
import { OfferedMethods, withheldText } from './offered-methods.js';
import { pausedMethods, pausedMethodsSchema, takesNow } from './paused-methods.js';
import { paymentOutcome, type PaymentOutcome } from './payment-outcome.js';
import type { paymentDetailsBody, startPaymentBody } from './payment-schemas.js';

/** The public settings of the partner's card fields. */
export const cardFieldSettings = z.strictObject({ environment: z.enum(['live', 'test']), clientKey: z.string() });

export const paymentMethods = z
  .strictObject({
    ...paymentMethodsAnswer.shape,
    notOffered: z.array(z.strictObject({ type: z.string(), reason: z.string(), message: z.string() })),
    ...pausedMethodsSchema.shape,
    config: cardFieldSettings,
  })
  .meta({ example: methodsExample });
export type PaymentMethods = AnswerOf<typeof paymentMethods>;

type Listed = PaymentMethods['paymentMethods'][number];

/** A method as the partner lists it. The partner's list leaves out what its account does not take. */
function listed({ method, partner }: MethodRule, ofPartner: readonly Listed[], at: Instant): readonly Listed[] {
  if (partner !== 'adyen') return [{ type: method, name: methodName(method, at) }];
  return ofPartner.filter(({ type }) => type === method);
}

/** The page to which the bank returns. It leads a shopper of the app back into the app's shell. */
function paymentPage(paymentId: string, platform: Platform): string {
  return `/shop/betalning/${paymentId}${platform === 'App' ? '?platform=App' : ''}`;
}

/** What the payment calls of both generations do (CHK-14, CRT-06). */
@Injectable()
export class PaymentCalls {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(PaymentActions) private readonly actions: PaymentActions,
    @Inject(PAYMENT_GATEWAY) private readonly gateway: PaymentGateway,
    @Inject(PARTNERS_CONFIG) private readonly partners: PartnersConfig,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OfferedMethods) private readonly offers: OfferedMethods,
    @Inject(Pauses) private readonly pauses: Pauses,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async methods(session: Session | null): Promise<PaymentMethods> {
    const state = await this.carts.shown(session);
    const now = this.clock.now();
    const paused = pausedMethods(await this.pauses.now());
    const { total } = pricedCart(state, now).totals;
    const { offered, withheld } = this.offers.of(total, session);
    const answer = await this.gateway.paymentMethods({
      amount: total,
      shopperId: may(session, 'payment.stored-card', now) ? (session?.customerId ?? null) : null,
      channel: 'Web',
    });
    return {
      paymentMethods: offered
        .filter(({ method }) => takesNow(method, paused))
        .flatMap((rule) => listed(rule, answer.paymentMethods, now)),
      storedPaymentMethods: takesNow('scheme', paused) ? answer.storedPaymentMethods : [],
      notOffered: withheld.map(({ rule, reason }) => {
        return { type: rule.method, reason, message: withheldText(rule, reason, now) };
      }),
      ...paused,
      config: this.cardFields(),
    };
  }

  cardFields(): AnswerOf<typeof cardFieldSettings> {
    return { environment: adyenEnvironment(this.partners), clientKey: this.partners.ADYEN_CLIENT_KEY };
  }

  async start(shopper: Shopper, body: z.infer<typeof startPaymentBody>, platform: Platform): Promise<PaymentOutcome> {
    const { paymentDetails: method, browserInfo, saveCard: storeCard, ageDeclared, shown = null } = body;
    const returnUrl = (paymentId: string): string => `${this.config.publicUrl}${paymentPage(paymentId, platform)}`;
    const how = { channel: 'Web', returnUrl, ...(browserInfo && { browserInfo }) } as const;
    const request = { method, storeCard, ageDeclared, shown, ...how };
    return this.outcome(await this.bus.execute(new Pay(shopper, request)), platform);
  }

  async finish(
    shopper: Shopper,
    { paymentId, details }: z.infer<typeof paymentDetailsBody>,
    platform: Platform,
  ): Promise<PaymentOutcome> {
    return this.outcome(await this.bus.execute(new FinishPayment(shopper, paymentId, details)), platform);
  }

  private async outcome(progress: PaymentProgress, platform: Platform): Promise<PaymentOutcome> {
    const { paymentId, state } = progress;
    // A payment that is decided asks the shopper for nothing more.
    const action = isUndecided(state) ? await this.actions.find(paymentId) : null;
    return paymentOutcome(progress, action, platform);
  }
}
