import { Controller, Get, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { cartSchema, type CartAnswer } from '../cart/answer/cart-answer.js';
import { CartAnswers } from '../cart/answer/cart-answers.js';
import { CurrentCart } from '../cart/current-cart.js';
import { Clock } from '../../foundation/clock.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { ValidBody, ValidQuery } from '../../access/http/valid.js';
import { Pauses } from '../../access/pause/pauses.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { deliveryPostalCode } from '../../../domain/delivery/index.js';
import { DeliveryWidget } from './delivery/delivery-widget.js';
import { ChooseDelivery } from './delivery/choose-delivery.js';
import { answeredDetails, detailsAnswer, savedDetails } from './customer-details.js';
import { choice, offeredOptionsAnswer, optionsWithWidget, widgetAsked } from './delivery/delivery-answer.js';
import { DeliveryOffers } from '../delivery/delivery-offers.js';
import { SaveDetails } from './save-details.js';

/** Customer details and delivery (CHK-02, CHK-15). */
@ApiTags('checkout')
@Permission('checkout.use')
@Controller()
export class CheckoutController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(Pauses) private readonly pauses: Pauses,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
    @Inject(DeliveryWidget) private readonly widget: DeliveryWidget,
    @Inject(DeliveryOffers) private readonly offers: DeliveryOffers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the details of the receiver. Status 404 means that no details are given yet (CHK-01). */
  @Get('customer-details')
  @AnswersWith(answeredDetails)
  async details(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof answeredDetails>> {
    return detailsAnswer(await this.carts.shown(session));
  }

  @Put('customer-details')
  @AnswersWith(cartSchema)
  async saveDetails(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(savedDetails) { details, ageDeclared }: z.infer<typeof savedDetails>,
  ): Promise<CartAnswer> {
    return this.answers.changed(await this.bus.execute(new SaveDetails(shopper, details, ageDeclared)));
  }

  @Put('shipments/sync-cart')
  @AnswersWith(optionsWithWidget)
  async options(
    @CurrentShopper() { session }: Shopper,
    @ValidQuery(widgetAsked) { widget }: z.infer<typeof widgetAsked>,
  ): Promise<AnswerOf<typeof optionsWithWidget>> {
    const [{ cartId, state }, textOf] = await Promise.all([this.carts.of(session), this.pauses.now()]);
    const offered = await offeredOptionsAnswer(this.offers, state, textOf, this.clock.now());
    const postalCode = widget === 'true' ? deliveryPostalCode(state) : null;
    return { ...offered, widget: postalCode === null ? null : await this.widget.open(cartId, state, postalCode) };
  }

  @Put('shipments/sync-user-choice')
  @AnswersWith(cartSchema)
  async choose(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(choice) given: z.infer<typeof choice>,
  ): Promise<CartAnswer> {
    const { optionId, placeId } = await this.widget.choiceOf(shopper.session, given);
    return this.answers.changed(await this.bus.execute(new ChooseDelivery(shopper, optionId, placeId)));
  }
}
