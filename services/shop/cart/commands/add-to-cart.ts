import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';

import { unsentFlag } from '../../../../domain/catalogue/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import { Catalogue } from '../../catalogue/catalogue.js';
import { Clock } from '../../../foundation/clock.js';
import type { Shopper } from '../../../access/http/request.js';
import { CartPrices } from '../cart-prices.js';
import { unknownProduct } from '../../catalogue/product/sold-product.js';
import { ChangeCart, type CartOutcome } from '../change-cart.js';

export class AddToCart extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly varuId: string,
    readonly quantity: number,
  ) {
    super();
  }
}

@CommandHandler(AddToCart)
export class AddToCartHandler implements ICommandHandler<AddToCart> {
  constructor(
    @Inject(ChangeCart) private readonly carts: ChangeCart,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(CartPrices) private readonly prices: CartPrices,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper, varuId, quantity }: AddToCart): Promise<CartOutcome> {
    const found = await this.catalogue.product(varuId);
    if (!found) throw unknownProduct(varuId);
    const { customerId } = shopper.session;
    const on = stockholmDate(this.clock.now());
    const product = await this.prices.product(found, await this.prices.buyer(shopper.session));
    const sold = { unsent: unsentFlag(found), available: await this.prices.availableOf(found) };
    const adding = { type: 'AddItem', customerId, product, ...sold, quantity, on } as const;
    return this.carts.change(shopper, (cartId) => ({ ...adding, cartId }));
  }
}
