import { Controller, Delete, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentPlatform, type Platform } from '../../../access/http/platform-header.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../../access/http/request.js';
import { ValidBody, ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { PaymentCalls, paymentMethods, type PaymentMethods } from './payment-calls.js';
import { paymentOutcomeSchema, type PaymentOutcome } from './payment-outcome.js';
import { paymentDetailsBody, startPaymentBody } from './payment-schemas.js';
import { cardId, storedCards, StoredCardsOfCustomer, type StoredCards } from './stored-cards.js';

/** CHK-14: the payment calls of the new checkout service. */
@ApiTags('payments')
@Controller('payments')
export class PaymentsController {
  constructor(
    @Inject(PaymentCalls) private readonly calls: PaymentCalls,
    @Inject(StoredCardsOfCustomer) private readonly stored: StoredCardsOfCustomer,
  ) {}

  @Get('methods')
  @Permission('checkout.use')
  @AnswersWith(paymentMethods)
  methods(@CurrentVisitor() { session }: Visitor): Promise<PaymentMethods> {
    return this.calls.methods(session);
  }

  @Post('start')
  @Permission('payment.pay')
  @HttpCode(200)
  @AnswersWith(paymentOutcomeSchema)
  start(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(startPaymentBody) body: z.infer<typeof startPaymentBody>,
    @CurrentPlatform() platform: Platform,
  ): Promise<PaymentOutcome> {
    return this.calls.start(shopper, body, platform);
  }

  @Post('payment-details')
  @Permission('payment.pay')
  @HttpCode(200)
  @AnswersWith(paymentOutcomeSchema)
  details(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(paymentDetailsBody) body: z.infer<typeof paymentDetailsBody>,
    @CurrentPlatform() platform: Platform,
  ): Promise<PaymentOutcome> {
    return this.calls.finish(shopper, body, platform);
  }

  @Get('cards')
  @Permission('payment.stored-card')
  @AnswersWith(storedCards)
  cards(@CurrentVisitor() { session }: Visitor): Promise<StoredCards> {
    return this.stored.list(session);
  }

  @Delete('cards/:id')
  @Permission('payment.stored-card')
  @AnswersWith(storedCards)
  deleteCard(@CurrentShopper() { session }: Shopper, @ValidParam('id', cardId) id: string): Promise<StoredCards> {
    return this.stored.delete(session, id);
  }
}
