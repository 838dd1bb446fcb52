import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { ContactDetails } from '../../domain/cart/index.js';
import { stockholmDate } from '../../domain/kernel/index.js';
import { ChangeCart, type CartOutcome } from '../cart/change-cart.js';
import { Clock } from '../clock/clock.js';
import type { Shopper } from '../http/request.js';

export class SaveDetails extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly details: ContactDetails,
  ) {
    super();
  }
}

@CommandHandler(SaveDetails)
export class SaveDetailsHandler implements ICommandHandler<SaveDetails> {
  constructor(
    @Inject(ChangeCart) private readonly carts: ChangeCart,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ shopper, details }: SaveDetails): Promise<CartOutcome> {
    const { customerId } = shopper.session;
    const on = stockholmDate(this.clock.now());
    return this.carts.change(shopper, (cartId) => ({ type: 'GiveCustomerDetails', cartId, customerId, details, on }));
  }
}
