import { Controller, Get, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, PresentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Pauses } from '../../../access/pause/pauses.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import { accepted, CartAnswers } from '../../cart/answer/cart-answers.js';
import { CurrentCart } from '../../cart/current-cart.js';
import { legacyCartSchema, type LegacyCartAnswer } from '../../cart/legacy/legacy-cart-answer.js';
import { DeliveryWidget } from '../delivery/delivery-widget.js';
import { ChooseDelivery } from '../delivery/choose-delivery.js';
import { answeredDetails, detailsAnswer, savedDetails } from '../customer-details.js';
import { choice, offeredOptions, offeredOptionsAnswer, optionsExample } from '../delivery/delivery-answer.js';
import { DeliveryOffers } from '../../delivery/delivery-offers.js';
import { SaveDetails } from '../save-details.js';

const shipping = z
  .strictObject({ ...offeredOptions.shape, selectedOptionId: z.string().nullable() })
  .meta({ example: { ...optionsExample, selectedOptionId: 'postal' } });
type Details = AnswerOf<typeof answeredDetails>;

/** The legacy calls about receiver and delivery, on the same cart (CRT-06). */
@ApiTags('checkout (legacy)')
@Permission('checkout.use')
@Controller('api/cart')
export class LegacyDeliveryController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(Pauses) private readonly pauses: Pauses,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
    @Inject(DeliveryWidget) private readonly widget: DeliveryWidget,
    @Inject(DeliveryOffers) private readonly offers: DeliveryOffers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get(['addresses/billing', 'addresses/shipping'])
  @ApiOperation({ summary: 'The receiver. Goods are sent to the billing address. 404 until it is given' })
  @AnswersWith(answeredDetails)
  async details(@CurrentVisitor() { session }: Visitor): Promise<Details> {
    return detailsAnswer(await this.carts.shown(session));
  }

  @Put('addresses/billing')
  @ApiOperation({ summary: 'Gives the receiver; a guest declares the age with it' })
  @AnswersWith(answeredDetails)
  async saveDetails(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(savedDetails) { details, ageDeclared }: z.infer<typeof savedDetails>,
  ): Promise<Details> {
    return detailsAnswer(accepted(await this.bus.execute(new SaveDetails(shopper, details, ageDeclared))));
  }

  @Get('shipping')
  @ApiOperation({ summary: 'The delivery options for the cart and its postcode, and the chosen one' })
  @AnswersWith(shipping)
  async options(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof shipping>> {
    const state = await this.carts.shown(session);
    const offered = await offeredOptionsAnswer(this.offers, state, await this.pauses.now(), this.clock.now());
    return { ...offered, selectedOptionId: state.delivery?.optionId ?? null };
  }

  @Put(['shipping/deliveryinfo', 'shipping/widget'])
  @ApiOperation({ summary: 'Chooses a delivery option' })
  @AnswersWith(legacyCartSchema)
  async choose(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(choice) given: z.infer<typeof choice>,
  ): Promise<LegacyCartAnswer> {
    const { optionId, placeId } = await this.widget.choiceOf(shopper.session, given);
    return this.answers.legacyChanged(await this.bus.execute(new ChooseDelivery(shopper, optionId, placeId)));
  }

  @Get('ingrid/restore')
  @ApiOperation({
    summary: 'Restores the choice of the widget, else the chosen option, at its price of now, if it is still offered',
  })
  @AnswersWith(legacyCartSchema)
  async restore(@PresentShopper() shopper: Shopper | null): Promise<LegacyCartAnswer> {
    const state = await this.carts.shown(shopper?.session ?? null);
    if (!shopper) return this.answers.legacyOf(state);
    const { optionId = state.delivery?.optionId, placeId = null } = (await this.widget.chosen(shopper.session)) ?? {};
    if (optionId === undefined) return this.answers.legacyOf(state);
    return this.answers.legacyChanged(await this.bus.execute(new ChooseDelivery(shopper, optionId, placeId)));
  }
}
