import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { Shopper } from '../../../access/http/request.js';
import { CartPrices } from '../cart-prices.js';
import { ChangeCart, type CartOutcome } from '../change-cart.js';
import { CurrentCart } from '../current-cart.js';

/** Gives every line today's price for this shopper (CRT-07), for example after joining the club. */
export class RecalculateCart extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    /** Why the client asks. Absent for the call that asks as a member. */
    readonly reason?: string,
  ) {
    super();
  }
}

@CommandHandler(RecalculateCart)
export class RecalculateCartHandler implements ICommandHandler<RecalculateCart> {
  constructor(
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(CartPrices) private readonly prices: CartPrices,
    @Inject(ChangeCart) private readonly carts: ChangeCart,
  ) {}

  async execute({ shopper, reason }: RecalculateCart): Promise<CartOutcome> {
    const { lines } = await this.current.shown(shopper.session);
    const buyer = await this.prices.buyer(shopper.session);
    const prices = await this.prices.today(
      lines.map(({ varuId }) => varuId),
      buyer,
    );
    return this.carts.change(shopper, () => ({ type: 'Reprice', prices, ...(reason && { reason }) }));
  }
}
