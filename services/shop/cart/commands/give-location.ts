import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { stockholmDate } from '../../../../domain/kernel/index.js';
import type { Shopper } from '../../../access/http/request.js';
import { Clock } from '../../../foundation/clock.js';
import { ChangeCart, type CartOutcome } from '../change-cart.js';

export class GiveLocation extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    /** Five digits. */
    readonly postalCode: string,
  ) {
    super();
  }
}

@CommandHandler(GiveLocation)
export class GiveLocationHandler implements ICommandHandler<GiveLocation> {
  constructor(
    @Inject(ChangeCart) private readonly carts: ChangeCart,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ shopper, postalCode }: GiveLocation): Promise<CartOutcome> {
    const { customerId } = shopper.session;
    const given = { customerId, postalCode, on: stockholmDate(this.clock.now()) };
    return this.carts.change(shopper, (cartId) => ({ type: 'GiveLocation', cartId, ...given }));
  }
}
