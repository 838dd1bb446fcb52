import { Controller, Delete, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentPlatform, type Platform } from '../../../access/http/platform-header.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../../access/http/request.js';
import { ValidBody, ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { cartProblem } from '../../cart/cart-problem.js';
import { CurrentCart } from '../../cart/current-cart.js';
import { ChoosePaymentMethod } from '../choose-payment-method.js';
import { cardFieldsExample, methodsExample } from '../payment/examples.js';
import { cardFieldSettings, PaymentCalls, paymentMethods } from '../payment/payment-calls.js';
import { paymentOutcomeSchema, type PaymentOutcome } from '../payment/payment-outcome.js';
import { paymentDetailsBody, startPaymentBody } from '../payment/payment-schemas.js';
import { cardId, storedCards, StoredCardsOfCustomer, type StoredCards } from '../payment/stored-cards.js';

const chosenMethod = z
  .strictObject({
    paymentMethod: z.string('Välj ett betalsätt.').min(1, 'Välj ett betalsätt.').meta({ example: 'swish' }),
  })
  .meta({ example: { paymentMethod: 'swish' } });
const keptMethod = z
  .strictObject({ paymentMethod: z.string().nullable() })
  .meta({ example: { paymentMethod: 'swish' } });
const methodList = z
  .strictObject({ ...paymentMethods.shape, selectedPaymentMethod: z.string().nullable() })
  .meta({ example: { ...methodsExample, selectedPaymentMethod: 'swish' } });
const settings = z.strictObject({ config: cardFieldSettings }).meta({ example: cardFieldsExample });

/** The legacy calls about the payment, on the same cart and the same payments (CRT-06, CHK-14). */
@ApiTags('checkout (legacy)')
@Controller('api')
export class LegacyPaymentController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(PaymentCalls) private readonly calls: PaymentCalls,
    @Inject(StoredCardsOfCustomer) private readonly stored: StoredCardsOfCustomer,
  ) {}

  @Get('cart/payment/method/list')
  @Permission('checkout.use')
  @ApiOperation({ summary: 'The payment methods for this cart, and the preferred one' })
  @AnswersWith(methodList)
  async methods(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof methodList>> {
    const { paymentMethod } = await this.carts.shown(session);
    return { ...(await this.calls.methods(session)), selectedPaymentMethod: paymentMethod };
  }

  @Put('cart/payment/method')
  @Permission('checkout.use')
  @ApiOperation({ summary: 'Notes the preferred payment method' })
  @AnswersWith(keptMethod)
  async choose(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(chosenMethod) { paymentMethod }: z.infer<typeof chosenMethod>,
  ): Promise<AnswerOf<typeof keptMethod>> {
    const outcome = await this.bus.execute(new ChoosePaymentMethod(shopper, paymentMethod));
    if (!outcome.ok) throw cartProblem(outcome.rejection);
    return { paymentMethod: outcome.state.paymentMethod };
  }

  @Post('cart/checkout')
  @Permission('payment.pay')
  @HttpCode(200)
  @ApiOperation({ summary: 'Places the order and starts its payment' })
  @AnswersWith(paymentOutcomeSchema)
  checkout(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(startPaymentBody) body: z.infer<typeof startPaymentBody>,
    @CurrentPlatform() platform: Platform,
  ): Promise<PaymentOutcome> {
    return this.calls.start(shopper, body, platform);
  }

  @Get('adyen/details')
  @Permission('checkout.use')
  @ApiOperation({ summary: 'The public settings of the partner’s card fields' })
  @AnswersWith(settings)
  settings(): AnswerOf<typeof settings> {
    return { config: this.calls.cardFields() };
  }

  @Post('adyen/payments/details')
  @Permission('payment.pay')
  @HttpCode(200)
  @ApiOperation({ summary: 'Continues a payment with what the partner gave the browser' })
  @AnswersWith(paymentOutcomeSchema)
  details(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(paymentDetailsBody) body: z.infer<typeof paymentDetailsBody>,
    @CurrentPlatform() platform: Platform,
  ): Promise<PaymentOutcome> {
    return this.calls.finish(shopper, body, platform);
  }

  @Get('adyen/cards')
  @Permission('payment.stored-card')
  @ApiOperation({ summary: 'The customer’s cards at the partner' })
  @AnswersWith(storedCards)
  cards(@CurrentVisitor() { session }: Visitor): Promise<StoredCards> {
    return this.stored.list(session);
  }

  @Delete('adyen/card/:id')
  @Permission('payment.stored-card')
  @ApiOperation({ summary: 'Deletes one of the customer’s cards at the partner' })
  @AnswersWith(storedCards)
  deleteCard(@CurrentShopper() { session }: Shopper, @ValidParam('id', cardId) id: string): Promise<StoredCards> {
    return this.stored.delete(session, id);
  }
}
