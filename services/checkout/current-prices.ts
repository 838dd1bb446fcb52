import { Inject, Injectable } from '@nestjs/common';

import { cart } from '../../domain/cart/index.js';
import type { Uuid } from '../../domain/kernel/index.js';
import { CartPrices } from '../cart/cart-prices.js';
import type { CommandContext } from '../command-handling/command-context.js';
import type { Session } from '../session/session.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import { invalidCart } from './checkout-problem.js';
import { checkoutTexts } from './texts.js';

/** Nobody pays another price than the one they saw: a changed price is shown before it is asked for. */
@Injectable()
export class CurrentPrices {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CartPrices) private readonly prices: CartPrices,
  ) {}

  /** @throws Problem when a price has changed (the cart then shows the new one) or a product is gone. */
  async confirm(cartId: Uuid, session: Session, context: CommandContext): Promise<void> {
    const { phase, lines } = await this.commands.load(cart, cartId);
    if (phase !== 'open') return;
    const prices = await this.prices.today(
      lines.map(({ varuId }) => varuId),
      await this.prices.buyer(session),
    );
    if (prices.length < lines.length) throw invalidCart();
    const outcome = await this.prices.reprice(cartId, prices, context);
    if (outcome.ok && outcome.events.length > 0) throw invalidCart(checkoutTexts.pricesChanged);
  }
}
