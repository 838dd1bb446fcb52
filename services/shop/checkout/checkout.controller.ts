import { Controller, Get, Inject, Put } from '@nestjs/common';
import { kronor } from '../../../domain/kernel/index.js';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import type { ContactDetails } from '../../../domain/cart/index.js';
import type { CartOutcome } from '../cart/change-cart.js';
import { cartAnswer, cartSchema, type CartAnswer } from '../cart/cart-answer.js';
import { cartProblem } from '../cart/cart-problem.js';
import { CurrentCart } from '../cart/current-cart.js';
import { Clock } from '../../foundation/clock.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { Problem } from '../../foundation/problem/problem.js';
import { ValidBody } from '../../access/http/valid.js';
import { Pauses } from '../../access/pause/pauses.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { ChooseDelivery } from './choose-delivery.js';
import { customerDetails, keptDetails } from './customer-details.js';
import { choiceOf, deliveryOptions, pausedOptions, pausedOptionSchema } from '../delivery/delivery-options.js';
import { noShippingOptions } from './checkout-problem.js';
import { SaveDetails } from './save-details.js';

const choice = z.strictObject({ optionId: z.string('Välj ett leveranssätt.').min(1, 'Välj ett leveranssätt.') });

const offeredOptions = z.strictObject({
  options: z.array(
    z.strictObject({
      optionId: z.string(),
      name: z.string(),
      price: z.number(),
      promise: z.string(),
      earliest: z.iso.date(),
      latest: z.iso.date(),
    }),
  ),
  /** An addition to the required format: paused options, with the reason. */
  paused: z.array(pausedOptionSchema),
});

/** Customer details and delivery (CHK-02, CHK-15). */
@ApiTags('checkout')
@Permission('checkout.use')
@Controller()
export class CheckoutController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
    @Inject(Pauses) private readonly pauses: Pauses,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the details of the receiver. Status 404 means that no details are given yet (CHK-01). */
  @Get('customer-details')
  @AnswersWith(keptDetails)
  async details(@CurrentVisitor() { session }: Visitor): Promise<ContactDetails> {
    const details = session ? (await this.carts.of(session)).state.details : null;
    if (!details) throw new Problem(404, [{ code: 'NO_CUSTOMER_DETAILS', message: 'Inga uppgifter har angetts.' }]);
    return details;
  }

  @Put('customer-details')
  @AnswersWith(cartSchema)
  async saveDetails(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(customerDetails) details: ContactDetails,
  ): Promise<CartAnswer> {
    return this.answer(await this.bus.execute(new SaveDetails(shopper, details)));
  }

  @Put('shipments/sync-cart')
  @AnswersWith(offeredOptions)
  async options(@CurrentShopper() { session }: Shopper): Promise<AnswerOf<typeof offeredOptions>> {
    const { state } = await this.carts.of(session);
    if (!state.details)
      throw new Problem(409, [
        { field: 'postalCode', code: 'DETAILS_MISSING', message: 'Fyll i dina uppgifter först.' },
      ]);
    const options = deliveryOptions(state, state.details.postalCode, this.clock.now());
    if (options.length === 0) throw noShippingOptions();
    const paused = pausedOptions(options, await this.pauses.now());
    const open = options.filter(({ optionId }) => !paused.some((each) => each.optionId === optionId));
    return {
      options: open.map((option) => ({
        ...choiceOf(option),
        price: kronor(option.price),
        earliest: option.earliest,
        latest: option.latest,
      })),
      paused,
    };
  }

  @Put('shipments/sync-user-choice')
  @AnswersWith(cartSchema)
  async choose(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(choice) { optionId }: z.infer<typeof choice>,
  ): Promise<CartAnswer> {
    return this.answer(await this.bus.execute(new ChooseDelivery(shopper, optionId)));
  }

  private answer(outcome: CartOutcome): CartAnswer {
    if (!outcome.ok) throw cartProblem(outcome.rejection);
    return cartAnswer(outcome.state, outcome.revision, this.clock.now());
  }
}
