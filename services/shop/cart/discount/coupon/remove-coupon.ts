import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Shopper } from '../../../../access/http/request.js';
import { ChangeCart, type CartOutcome } from '../../change-cart.js';

export class RemoveCoupon extends Command<CartOutcome> {
  constructor(readonly shopper: Shopper) {
    super();
  }
}

/** Removes the coupon. A reaction then releases the use that the cart held. */
@CommandHandler(RemoveCoupon)
export class RemoveCouponHandler implements ICommandHandler<RemoveCoupon> {
  constructor(@Inject(ChangeCart) private readonly carts: ChangeCart) {}

  execute({ shopper }: RemoveCoupon): Promise<CartOutcome> {
    const { customerId } = shopper.session;
    return this.carts.change(shopper, () => ({ type: 'RemoveCoupon', customerId, reason: 'customer' }));
  }
}
