import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Shopper } from '../../../access/http/request.js';
import { ChangeCart, type CartOutcome } from '../change-cart.js';

/** Takes the goods out of the cart, or drops the cart with everything that was given for it (CRT-09). */
export class ClearCart extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly whole: boolean,
  ) {
    super();
  }
}

@CommandHandler(ClearCart)
export class ClearCartHandler implements ICommandHandler<ClearCart> {
  constructor(@Inject(ChangeCart) private readonly carts: ChangeCart) {}

  execute({ shopper, whole }: ClearCart): Promise<CartOutcome> {
    const { customerId } = shopper.session;
    return this.carts.change(shopper, () =>
      whole ? { type: 'Drop', customerId } : { type: 'Empty', customerId, reason: 'customer' },
    );
  }
}
