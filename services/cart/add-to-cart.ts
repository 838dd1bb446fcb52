import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';

import { cart, type CartRejection, type CartState } from '../../domain/cart/index.js';
import { stockholmDate } from '../../domain/kernel/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { Clock } from '../clock/clock.js';
import { CommandHandling, type Outcome } from '../command-handling/command-handling.js';
import type { Shopper } from '../http/request.js';
import { CartPrices } from './cart-prices.js';
import { cartProduct, unknownProduct } from './cart-product.js';
import { CurrentCart } from './current-cart.js';

export type CartOutcome = Outcome<CartState, CartRejection>;

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
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(CartPrices) private readonly prices: CartPrices,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context }, varuId, quantity }: AddToCart): Promise<CartOutcome> {
    const found = await this.catalogue.product(varuId);
    if (!found) throw unknownProduct(varuId);
    const { cartId } = await this.current.of(session);
    const { customerId } = session;
    const on = stockholmDate(this.clock.now());
    const product = cartProduct(found, on, await this.prices.buyer(customerId));
    return this.commands.handle(cart, cartId, { type: 'AddItem', cartId, customerId, product, quantity, on }, context);
  }
}
