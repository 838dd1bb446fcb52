import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartState } from '../../domain/cart/index.js';
import { salesPrice } from '../../domain/catalogue/index.js';
import type { Uuid } from '../../domain/kernel/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import type { CommandContext } from '../command-handling/command-context.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import { invalidCart } from './checkout-problem.js';
import { checkoutTexts } from './texts.js';

/** Nobody pays another price than the one they saw: a changed price is shown before it is asked for. */
@Injectable()
export class CurrentPrices {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
  ) {}

  /** @throws Problem when a price has changed (the cart then shows the new one) or a product is gone. */
  async confirm(cartId: Uuid, state: CartState, context: CommandContext): Promise<void> {
    if (state.phase !== 'open') return;
    const products = await this.catalogue.products(state.lines.map(({ varuId }) => varuId));
    if (products.length < state.lines.length) throw invalidCart();
    const prices = products.map((product) => ({ varuId: product.varuId, unitPrice: salesPrice(product) }));
    const outcome = await this.commands.handle(cart, cartId, { type: 'Reprice', prices }, context);
    if (outcome.ok && outcome.events.length > 0) throw invalidCart(checkoutTexts.pricesChanged);
  }
}
