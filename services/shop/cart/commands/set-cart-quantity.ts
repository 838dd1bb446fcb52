import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';

import type { LinePrice, SetQuantity } from '../../../../domain/cart/index.js';
import { unsentFlag, type Product } from '../../../../domain/catalogue/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import { Catalogue } from '../../catalogue/catalogue.js';
import { Clock } from '../../../foundation/clock.js';
import type { Shopper } from '../../../access/http/request.js';
import type { Session } from '../../../access/session/session.js';
import { cartProduct } from '../../catalogue/product/sold-product.js';
import { CartPrices } from '../cart-prices.js';
import { ChangeCart, type CartOutcome } from '../change-cart.js';

export class SetCartQuantity extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly varuId: string,
    /** The new quantity. 0 removes the line. */
    readonly quantity: number,
  ) {
    super();
  }
}

@CommandHandler(SetCartQuantity)
export class SetCartQuantityHandler implements ICommandHandler<SetCartQuantity> {
  constructor(
    @Inject(ChangeCart) private readonly carts: ChangeCart,
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'product'>,
    @Inject(CartPrices) private readonly prices: CartPrices,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper, varuId, quantity }: SetCartQuantity): Promise<CartOutcome> {
    const { customerId } = shopper.session;
    const on = stockholmDate(this.clock.now());
    const price = customerId ? await this.priceFor(varuId, shopper.session) : undefined;
    const product = await this.catalogue.product(varuId);
    const sold = product
      ? { unsent: unsentFlag(product), facts: factsOf(product), available: await this.prices.availableOf(product) }
      : { isWithdrawn: true };
    const command = { type: 'SetQuantity', customerId, varuId, quantity, price, ...sold, on } as const;
    return this.carts.change(shopper, () => command);
  }

  /** Returns the price for the customer, whose membership may have changed on another device. */
  private async priceFor(varuId: string, session: Session): Promise<LinePrice | undefined> {
    const [found] = await this.prices.today([varuId], await this.prices.buyer(session));
    if (!found) return undefined;
    const { varuId: _, ...price } = found;
    return price;
  }
}

function factsOf(product: Product): SetQuantity['facts'] {
  const { flags, limitGroup = null } = cartProduct(product);
  return { flags, limitGroup };
}
