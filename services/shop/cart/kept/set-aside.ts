import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Shopper } from '../../../access/http/request.js';
import { ChangeCart, type CartOutcome } from '../change-cart.js';

/** Keeps goods for an order of their own, so that the rest of the cart can be ordered now (CHK-13). */
export class SetAside extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly varuIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(SetAside)
export class SetAsideHandler implements ICommandHandler<SetAside> {
  constructor(@Inject(ChangeCart) private readonly carts: ChangeCart) {}

  execute({ shopper, varuIds }: SetAside): Promise<CartOutcome> {
    const { customerId } = shopper.session;
    return this.carts.change(shopper, () => ({ type: 'SetAside', customerId, varuIds }));
  }
}
